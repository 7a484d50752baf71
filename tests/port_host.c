/* SPDX-License-Identifier: MIT */
/* Test of sg/port/host.h: the heap, and the environment of a program that runs with rights of its own (setuid). */
#if defined(__unix__) || defined(__APPLE__)
#define _DEFAULT_SOURCE 1
#define _DARWIN_C_SOURCE 1
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>
#endif
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* a system that can be told to have no memory */
static int t_refuses;
static void *system_malloc(size_t bytes) {
    if (!t_refuses) return malloc(bytes);
    errno = ENOMEM;
    return NULL;
}
static void system_free(void *p) {
    free(p);
    errno = EINVAL; /* as old C libraries may */
}
#define malloc system_malloc
#define free system_free
#include <sg/port.h>
#undef malloc
#undef free

#include "tap.h"

static void test_heap(void) {
    void *heap = NULL, *p;
    int ok;
    errno = 77;
    p = sg_memory_get_(1000, &heap);
    ok = p && heap && (uintptr_t)p % 64 == 0;
    sg_memory_free_(heap);
    tap_ok(ok && errno == 77, "memory is aligned to 64, and errno kept");
    t_refuses = 1;
    errno = 77; /* printing may change it */
    ok = !sg_memory_get_(1000, &heap) && !heap && !sg_memory_get_(SIZE_MAX - 3, &heap) && !heap;
    t_refuses = 0;
    sg_memory_free_(NULL);
    tap_ok(ok && errno == 77, "no memory is NULL, and errno kept");
}

#if SG_HAVE_POSIX
/* exit status of the program run again: 7 if it sees the variable, 8 if not; with the rights of its file's owner */
static int sees(const char *self, int other_user) {
    const pid_t child = fork();
    int status = -1;
    if (child == 0) {
        if (other_user && (setgid(65534) != 0 || setuid(65534) != 0)) _exit(9);
        execl(self, self, "child", (char *)NULL);
        _exit(9);
    }
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status)) return -1;
    return WEXITSTATUS(status);
}

static void test_environment(const char *self) {
    struct stat info;
    static const char name[] = "other users' programs do not listen to the environment";
    setenv("SG_NUM_WORKERS", "3", 1);
    tap_ok(sg_environment_("SG_NUM_WORKERS") && strcmp(sg_environment_("SG_NUM_WORKERS"), "3") == 0 &&
               !sg_environment_("SG_NO_SUCH_VARIABLE"), "a variable of the environment");
    if (geteuid() != 0 || stat(self, &info) != 0 || info.st_uid != 0 || chmod(self, 04755) != 0) {
        tap_skip(name, "not as root");
        return;
    }
    {
        const int plain = sees(self, 0), other = sees(self, 1);
        chmod(self, info.st_mode & 07777);
        /* 6: it got no other rights, because of the file system or an emulator */
        if (other == 9 || other == 6) tap_skip(name, "no such rights here");
        else tap_ok(plain == 6 && other == 8, "%s (%d, %d)", name, plain, other);
    }
}
#endif

int main(int count, char **arguments) {
#if SG_HAVE_POSIX
    if (count > 1) {
        if (getuid() == geteuid()) return 6;
        return sg_environment_("SG_NUM_WORKERS") ? 7 : 8;
    }
#endif
    (void)count;
    test_heap();
#if SG_HAVE_POSIX
    test_environment(arguments[0]);
#else
    (void)arguments;
#endif
    return tap_end();
}
