#pragma once
#include <time.h>
#define thread_local _Thread_local
typedef unsigned long thrd_t;
typedef union { char size[40]; long align; } mtx_t;
int mtx_init(mtx_t *, int);
int mtx_lock(mtx_t *);
int mtx_unlock(mtx_t *);
