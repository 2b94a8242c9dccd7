#pragma once
#ifndef __cplusplus
typedef enum { memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release, memory_order_acq_rel, memory_order_seq_cst } memory_order;
typedef _Atomic _Bool atomic_bool;
typedef _Atomic char atomic_char;
typedef _Atomic short atomic_short;
typedef _Atomic int atomic_int;
typedef _Atomic unsigned atomic_uint;
typedef _Atomic long atomic_long;
typedef _Atomic unsigned long atomic_ulong;
typedef _Atomic long long atomic_llong;
typedef _Atomic unsigned long long atomic_ullong;
typedef _Atomic unsigned long atomic_size_t;
typedef _Atomic long atomic_intptr_t;
typedef _Atomic unsigned long atomic_uintptr_t;
typedef struct { _Bool value; } atomic_flag;
void atomic_thread_fence(memory_order);
void atomic_signal_fence(memory_order);
#define atomic_init(p, v) ((void)(*(p) = (v)), (void)__racelens_rewrite(p))
#define atomic_is_lock_free(p) 1
#define kill_dependency(x) (x)
#define ATOMIC_VAR_INIT(value) (value)
#define ATOMIC_FLAG_INIT { 0 }
#endif
