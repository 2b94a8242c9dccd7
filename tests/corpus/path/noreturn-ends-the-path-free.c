// Claim: calls of functions that are declared never to return end the path, with a body and without, wherever the attribute stands.
// Source: C11 §6.7.4; semantics.md §2.
#include <setjmp.h>

__attribute__((noreturn)) void die(const char *);
extern void quit(int, const char *, ...) __attribute__((format(printf, 2, 3), __noreturn__));
static _Noreturn void hang(void) {
	for (;;) {
	}
}
double a[100];
jmp_buf env;

void first(int k, int l) {
	if (k < 1)
		die("k");
	if (l < 1)
		hang();
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * k] = i;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * l] = i;
}

void second(int k, int l) {
	if (k < 1)
		quit(1, "%d", k);
	if (l < 1)
		longjmp(env, 1);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * k] = i;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * l] = i;
}
