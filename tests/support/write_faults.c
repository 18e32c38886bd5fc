/* Loaded before the C library: counts what is written into the files of one folder, and at the n-th
   time ends the program (with half of the write done), or lets the disk be full from there on. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum { NOTHING, KILL, FULL };

static char folder[4096];
static int mode = NOTHING;
static long at = 0, counted = 0;

void write_faults_arm(const char *watched, int how, long number) {
    strncpy(folder, watched, sizeof folder - 1);
    mode = how;
    at = number;
    counted = 0;
}

long write_faults_counted(void) { return counted; }

static int watched(int file) {
    char name[64], path[4096];
    if (!folder[0]) return 0;
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    ssize_t length = readlink(name, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strncmp(path, folder, strlen(folder)) == 0;
}

/* 0: go on; 1: end after half of it; -1: no room. */
static int fault(int file) {
    int before = errno, found = watched(file);
    errno = before;
    if (!found) return 0;
    counted++;
    if (mode == KILL && counted == at) return 1;
    if (mode == FULL && counted >= at) return -1;
    return 0;
}

#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

ssize_t write(int file, const void *data, size_t size) {
    int how = fault(file);
    if (how < 0) { errno = ENOSPC; return -1; }
    if (how > 0) { REAL(ssize_t, "write", int, const void *, size_t)(file, data, size / 2); _exit(77); }
    return REAL(ssize_t, "write", int, const void *, size_t)(file, data, size);
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t place) {
    int how = fault(file);
    if (how < 0) { errno = ENOSPC; return -1; }
    if (how > 0) {
        REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t)(file, data, size / 2, place);
        _exit(77);
    }
    return REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t)(file, data, size, place);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t place) {
    return pwrite64(file, data, size, place);
}

#define WITHOUT_DATA(name)                                        \
    int name(int file) {                                          \
        int how = fault(file);                                    \
        if (how < 0) { errno = ENOSPC; return -1; }               \
        if (how > 0) _exit(77);                                   \
        return REAL(int, #name, int)(file);                       \
    }

WITHOUT_DATA(fsync)
WITHOUT_DATA(fdatasync)

int ftruncate64(int file, off64_t size) {
    int how = fault(file);
    if (how > 0) _exit(77);
    return REAL(int, "ftruncate64", int, off64_t)(file, size); /* making a file shorter needs no room */
}

int ftruncate(int file, off_t size) { return ftruncate64(file, size); }
