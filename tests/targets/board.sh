#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs a program on a board that QEMU emulates: tests/targets/board.sh BOARD PROGRAM. Semihosting passes on its text and its status. The
# boards are those of examples/embedded; microbit-large has more memory than any Cortex-M0 that is sold.
case $1 in
microbit) board='qemu-system-arm -M microbit' ;;
microbit-large) board='qemu-system-arm -M microbit -global nrf51-soc.flash-size=16777216 -global nrf51-soc.sram-size=16777216' ;;
mps2-an385 | mps2-an386 | mps3-an547) board="qemu-system-arm -M $1" ;;
virt32) board='qemu-system-riscv32 -M virt -bios none' ;;
virt64) board='qemu-system-riscv64 -M virt -bios none' ;;
*) echo "board.sh: no board $1"; exit 2 ;;
esac
# shellcheck disable=SC2086
exec $board -display none -monitor none -serial none -chardev stdio,id=out \
    -semihosting-config enable=on,target=native,chardev=out -kernel "$2"
