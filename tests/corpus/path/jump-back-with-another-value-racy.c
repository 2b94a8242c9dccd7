// Claim: longjmp goes on where setjmp was called, with what was written since then: the region runs with the second value.
// Source: C11 §7.13.2.1; semantics.md §2.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf env;
static int k;
int x;

int main(void) {
	k = 0;
	if (setjmp(env) == 0) {
		k = 7;
		longjmp(env, 1);
	}
	if (k == 7) {
#pragma omp parallel //@ RACE
		x++; //@ race(x)
	}
	printf("%d\n", x > 0);
}
