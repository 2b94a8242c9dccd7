#pragma once
#ifndef __cplusplus
typedef enum { memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release, memory_order_acq_rel, memory_order_seq_cst } memory_order;
typedef _Bool atomic_bool;
typedef char atomic_char;
typedef short atomic_short;
typedef int atomic_int;
typedef unsigned atomic_uint;
typedef long atomic_long;
typedef unsigned long atomic_ulong;
typedef long long atomic_llong;
typedef unsigned long long atomic_ullong;
typedef unsigned long atomic_size_t;
typedef long atomic_intptr_t;
typedef unsigned long atomic_uintptr_t;
typedef struct { _Bool value; } atomic_flag;
#define ATOMIC_VAR_INIT(value) (value)
#define ATOMIC_FLAG_INIT { 0 }
#endif
