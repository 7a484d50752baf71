/* SPDX-License-Identifier: MIT */
/* What runs before main on a board without an operating system, for Cortex-M and RISC-V: the vector table and reset. Text and main's
 * status leave the board by semihosting, which a debugger or QEMU answers. With newlib this file also has the calls that newlib
 * makes; without a C library it has the two functions that sg needs from one. The names of memory are those of sections.ld. */
#include <stddef.h>
#include <stdint.h>

#include "start.h"

int main(void);
void start_(void) __attribute__((noreturn, used));

extern char __data_source[], __data_start[], __data_end[], __bss_start[], __bss_end[], __stack_top[], __heap_start[], __heap_end[];

/* ---- semihosting ---- */

enum { CALL_OPEN = 1, CALL_WRITE = 5, CALL_EXIT = 0x20, EXIT_BY_PROGRAM = 0x20026 };

static uintptr_t semihosting(uintptr_t call, const uintptr_t *block) {
#if defined(__riscv)
    register uintptr_t a0 __asm__("a0") = call;
    register const uintptr_t *a1 __asm__("a1") = block;
    __asm__ __volatile__(".balign 16\n\t"
                         ".option push\n\t"
                         ".option norvc\n\t"
                         "slli zero, zero, 0x1f\n\t"
                         "ebreak\n\t"
                         "srai zero, zero, 7\n\t"
                         ".option pop"
                         : "+r"(a0)
                         : "r"(a1)
                         : "memory");
    return a0;
#else
    register uintptr_t r0 __asm__("r0") = call;
    register const uintptr_t *r1 __asm__("r1") = block;
    __asm__ __volatile__("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
    return r0;
#endif
}

void board_write(const char *text, size_t bytes) {
    static uintptr_t handle; /* the handle of the console, plus 1; 0 before it is opened */
    uintptr_t block[3];
    if (!handle) {
        block[0] = (uintptr_t)":tt";
        block[1] = 4; /* to write */
        block[2] = 3; /* the length of its name */
        handle = semihosting(CALL_OPEN, block) + 1;
    }
    block[0] = handle - 1;
    block[1] = (uintptr_t)text;
    block[2] = bytes;
    semihosting(CALL_WRITE, block);
}

void board_exit(int status) {
    uintptr_t block[2];
    block[0] = EXIT_BY_PROGRAM;
    block[1] = (uintptr_t)status;
    for (;;) semihosting(CALL_EXIT, block);
}

/* ---- reset ---- */

void start_(void) {
    char *from = __data_source;
#if defined(__ARM_FP)
    *(volatile uint32_t *)0xe000ed88 |= 0xf << 20; /* CPACR: the floating-point unit is on */
    __asm__ __volatile__("dsb\n\tisb");
#endif
    for (char *to = __data_start; to < __data_end;) *to++ = *from++;
    for (char *to = __bss_start; to < __bss_end;) *to++ = 0;
#if __STDC_HOSTED__
    exit(main());
#else
    board_exit(main());
#endif
}

#if defined(__riscv)
static void __attribute__((used, interrupt, aligned(4))) stopped(void) {
    board_exit(99);
}

__asm__(".section .vectors, \"ax\"\n"
        ".globl reset_\n"
        "reset_:\n"
        "    .option push\n"
        "    .option norelax\n"
        "    la gp, __global_pointer$\n"
        "    .option pop\n"
        "    la sp, __stack_top\n"
        "    la t0, stopped\n"
        "    .option push\n"
        "    .option arch, +zicsr\n"
        "    csrw mtvec, t0\n"
        "    li t0, 0x2000\n" /* FS: the floating-point unit is on, where there is one */
        "    csrs mstatus, t0\n"
        "    .option pop\n"
        "    j start_\n"
        ".text\n");
#else
/* an unexpected exception, such as an access to memory that does not exist */
static void stopped(void) {
    board_exit(99);
}

/* the first 16 are the core's; interrupts of the board would follow */
static const struct {
    void *stack_top;
    void (*entry[15])(void);
} t_vectors __attribute__((section(".vectors"), used)) = {
    __stack_top,
    {start_, stopped, stopped, stopped, stopped, stopped, NULL, NULL, NULL, NULL, stopped, stopped, NULL, stopped, stopped}};
#endif

/* ---- what a C library needs, or what sg needs without one ---- */

#if !__STDC_HOSTED__
void *memcpy(void *restrict to, const void *restrict from, size_t bytes) {
    char *t = to;
    const char *f = from;
    while (bytes--) *t++ = *f++;
    return to;
}

void *memset(void *to, int byte, size_t bytes) {
    char *t = to;
    while (bytes--) *t++ = (char)byte;
    return to;
}
#elif defined(__NEWLIB__)
#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

void _exit(int status);
int _write(int file, const char *text, int bytes);
void *_sbrk(ptrdiff_t bytes);
int _fstat(int file, struct stat *about);
int _isatty(int file);
int _close(int file);
int _read(int file, char *text, int bytes);
int _open(const char *path, int how, ...);
int _lseek(int file, int offset, int from);
int _kill(int process, int signal);
int _getpid(void);
void _init(void);
void _fini(void);

void _exit(int status) {
    board_exit(status);
}
void _init(void) {} /* before and after main: C++ */
void _fini(void) {}
int _write(int file, const char *text, int bytes) {
    (void)file;
    board_write(text, (size_t)bytes);
    return bytes;
}
void *_sbrk(ptrdiff_t bytes) {
    static char *end = __heap_start;
    char *was = end;
    if (bytes > __heap_end - end) {
        errno = ENOMEM;
        return (void *)-1;
    }
    end += bytes;
    return was;
}
int _fstat(int file, struct stat *about) {
    (void)file;
    about->st_mode = S_IFCHR;
    return 0;
}
int _isatty(int file) {
    (void)file;
    return 1;
}
int _close(int file) {
    (void)file;
    return -1;
}
int _read(int file, char *text, int bytes) {
    (void)file;
    (void)text;
    (void)bytes;
    return 0;
}
int _open(const char *path, int how, ...) {
    (void)path;
    (void)how;
    return -1;
}
int _lseek(int file, int offset, int from) {
    (void)file;
    (void)offset;
    (void)from;
    return 0;
}
int _kill(int process, int signal) {
    (void)process;
    (void)signal;
    return -1;
}
int _getpid(void) {
    return 1;
}
#endif
