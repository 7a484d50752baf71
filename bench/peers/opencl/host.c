/* SPDX-License-Identifier: MIT */
#define CL_TARGET_OPENCL_VERSION 300
#include "opencl.h"

#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PLATFORMS = 4, MOST_KERNELS = 64, MOST_BUFFERS = 64, MOST_AT_ONCE = 16 };

static struct platform {
    const char *name;
    cl_device_id device;
    cl_context context;
    cl_command_queue queue;
    struct { const void *p; size_t bytes; cl_mem memory; } buffers[MOST_BUFFERS];
    size_t buffer_count;
} platforms[MOST_PLATFORMS];
static size_t platform_count;

struct bench_cl {
    const struct bench_cl_kernel *kernel;
    struct platform *platform;
    cl_kernel function;
    cl_uint argument;
    bool failed;
};
static struct bench_cl instances[MOST_PLATFORMS * MOST_KERNELS];
static size_t instance_count;

static void must(cl_int status, const char *what) {
    if (status == CL_SUCCESS) return;
    fprintf(stderr, "bench: OpenCL: %s: error %d\n", what, (int)status);
    exit(2);
}

/* ---- peers: run is a plain function, so each instance has its own ---- */

static void run_instance(size_t which, void *args);
#define RUN(i) static void run_##i(void *args) { run_instance(0x##i, args); }
#define RUNS(i) RUN(i##0) RUN(i##1) RUN(i##2) RUN(i##3) RUN(i##4) RUN(i##5) RUN(i##6) RUN(i##7) \
                RUN(i##8) RUN(i##9) RUN(i##a) RUN(i##b) RUN(i##c) RUN(i##d) RUN(i##e) RUN(i##f)
#define NAMES(i) run_##i##0, run_##i##1, run_##i##2, run_##i##3, run_##i##4, run_##i##5, run_##i##6, run_##i##7, \
                 run_##i##8, run_##i##9, run_##i##a, run_##i##b, run_##i##c, run_##i##d, run_##i##e, run_##i##f
RUNS(0) RUNS(1) RUNS(2) RUNS(3) RUNS(4) RUNS(5) RUNS(6) RUNS(7)
static void (*const runs[])(void *) = {NAMES(0), NAMES(1), NAMES(2), NAMES(3), NAMES(4), NAMES(5), NAMES(6), NAMES(7)};

static void find_platforms(void) {
    static bool found;
    cl_platform_id ids[16];
    cl_uint count = 0;
    if (found) return;
    found = true;
    if (clGetPlatformIDs(16, ids, &count) != CL_SUCCESS) return;
    for (cl_uint i = 0; i < count && platform_count < MOST_PLATFORMS; i++) {
        struct platform *p = &platforms[platform_count];
        char name[256] = "";
        if (clGetDeviceIDs(ids[i], CL_DEVICE_TYPE_CPU, 1, &p->device, NULL) != CL_SUCCESS) continue;
        clGetPlatformInfo(ids[i], CL_PLATFORM_NAME, sizeof name, name, NULL);
        p->name = strstr(name, "Portable") ? "pocl" : strstr(name, "Intel") ? "intel" : "opencl";
        platform_count++;
    }
}

void bench_add_cl(const struct bench_cl_kernel *kernel) {
    find_platforms();
    for (size_t i = 0; i < platform_count; i++) {
        struct bench_cl *cl = &instances[instance_count];
        if (instance_count == sizeof runs / sizeof runs[0]) abort();
        cl->kernel = kernel;
        cl->platform = &platforms[i];
        bench_add_peer(kernel->kernel, platforms[i].name, kernel->variant, runs[instance_count++]);
    }
}

/* ---- at the first run ---- */

static char *read_file(const char *name) {
    char path[4096];
    FILE *f;
    char *text;
    long bytes;
    snprintf(path, sizeof path, "%s/%s", BENCH_CL_FOLDER, name);
    f = fopen(path, "rb");
    if (!f) {
        fprintf(stderr, "bench: cannot read %s\n", path);
        exit(2);
    }
    fseek(f, 0, SEEK_END);
    bytes = ftell(f);
    rewind(f);
    text = (char *)calloc(1, (size_t)bytes + 1);
    if (!text || fread(text, 1, (size_t)bytes, f) != (size_t)bytes) exit(2);
    fclose(f);
    return text;
}

static void open_platform(struct platform *p) {
    cl_int status;
    if (p->context) return;
    p->context = clCreateContext(NULL, 1, &p->device, NULL, NULL, &status);
    must(status, "context");
    p->queue = clCreateCommandQueueWithProperties(p->context, p->device, NULL, &status);
    must(status, "queue");
}

static void build(struct bench_cl *cl) {
    struct platform *p = cl->platform;
    char *text, options[200];
    cl_program program;
    cl_int status;
    open_platform(p);
    text = read_file(cl->kernel->file);
    program = clCreateProgramWithSource(p->context, 1, (const char **)&text, NULL, &status);
    must(status, "program");
    free(text);
    snprintf(options, sizeof options, "-cl-std=CL3.0 -cl-mad-enable %s", cl->kernel->options);
    status = clBuildProgram(program, 1, &p->device, options, NULL, NULL);
    if (status == CL_SUCCESS) cl->function = clCreateKernel(program, cl->kernel->function, &status);
    if (status != CL_SUCCESS) { /* CL_INVALID_KERNEL_NAME: left out by the program itself */
        fprintf(stderr, "%s has no %s\n", p->name, cl->kernel->function);
        if (status == CL_BUILD_PROGRAM_FAILURE) {
            static char log[8192];
            clGetProgramBuildInfo(program, p->device, CL_PROGRAM_BUILD_LOG, sizeof log - 1, log, NULL);
            fprintf(stderr, "%s\n", log);
        }
        cl->failed = true;
    }
}

/* before a run, releases the buffers of kernels that are done, if it might need their places */
static void forget_buffers(struct platform *p) {
    if (p->buffer_count + MOST_AT_ONCE <= MOST_BUFFERS) return;
    while (p->buffer_count > 0) clReleaseMemObject(p->buffers[--p->buffer_count].memory);
}

static void run_instance(size_t which, void *args) {
    struct bench_cl *cl = &instances[which];
    if (!cl->function && !cl->failed) build(cl);
    if (cl->failed) {
        bench_not_there();
        return;
    }
    cl->argument = 0;
    forget_buffers(cl->platform);
    cl->kernel->launch(cl, args);
}

/* ---- arguments and launches ---- */

static void argument(struct bench_cl *cl, size_t bytes, const void *value) {
    must(clSetKernelArg(cl->function, cl->argument++, bytes, value), cl->kernel->function);
}
void cl_memory(struct bench_cl *cl, const void *p, size_t bytes) {
    struct platform *pl = cl->platform;
    cl_int status;
    size_t i = 0;
    while (i < pl->buffer_count && !(pl->buffers[i].p == p && pl->buffers[i].bytes == bytes)) i++;
    if (i == pl->buffer_count) {
        if (i == MOST_BUFFERS) must(CL_OUT_OF_RESOURCES, "more buffers than MOST_AT_ONCE");
        pl->buffers[i].p = p;
        pl->buffers[i].bytes = bytes;
        pl->buffers[i].memory = clCreateBuffer(pl->context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR,
                                               (bytes + 63) / 64 * 64, (void *)(uintptr_t)p, &status);
        must(status, "buffer");
        pl->buffer_count++;
    }
    argument(cl, sizeof(cl_mem), &pl->buffers[i].memory);
}
void cl_local(struct bench_cl *cl, size_t bytes) {
    argument(cl, bytes, NULL);
}
void cl_f32(struct bench_cl *cl, float value) {
    argument(cl, sizeof value, &value);
}
void cl_f64(struct bench_cl *cl, double value) {
    argument(cl, sizeof value, &value);
}
void cl_u32(struct bench_cl *cl, uint32_t value) {
    argument(cl, sizeof value, &value);
}
void cl_start(struct bench_cl *cl, size_t global, size_t local) {
    must(clEnqueueNDRangeKernel(cl->platform->queue, cl->function, 1, NULL, &global, local ? &local : NULL, 0, NULL, NULL),
         cl->kernel->function);
    cl->argument = 0;
}
void cl_wait(struct bench_cl *cl) {
    must(clFinish(cl->platform->queue), "finish");
}
void cl_run(struct bench_cl *cl, size_t global, size_t local) {
    cl_start(cl, global, local);
    cl_wait(cl);
}
void cl_run_2d(struct bench_cl *cl, size_t global0, size_t global1, size_t local0, size_t local1) {
    /* sycl's order: OpenCL counts its dimension 0 as the fastest */
    const size_t global[2] = {global1, global0}, local[2] = {local1, local0};
    must(clEnqueueNDRangeKernel(cl->platform->queue, cl->function, 2, NULL, global, local0 ? local : NULL, 0, NULL, NULL),
         cl->kernel->function);
    cl->argument = 0;
    cl_wait(cl);
}
