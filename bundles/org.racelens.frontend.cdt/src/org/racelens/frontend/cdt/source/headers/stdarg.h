#pragma once
struct __va_list_tag { unsigned gp_offset; unsigned fp_offset; void *overflow_arg_area; void *reg_save_area; };
typedef struct __va_list_tag *va_list;
#define va_start(list, last) __builtin_va_start(list, last)
#define va_end(list) __builtin_va_end(list)
#define va_arg(list, type) __builtin_va_arg(list, type)
#define va_copy(to, from) __builtin_va_copy(to, from)
