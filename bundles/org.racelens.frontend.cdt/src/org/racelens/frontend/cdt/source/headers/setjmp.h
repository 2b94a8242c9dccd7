#pragma once
#ifdef __cplusplus
extern "C" {
#endif
typedef long jmp_buf[25];
typedef long sigjmp_buf[25];
int setjmp(jmp_buf);
void longjmp(jmp_buf, int);
#ifdef __cplusplus
}
#endif
