// Claim: a jump back to setjmp comes with what the function's own variables hold then, not with what is assigned behind the jump.
// Source: C11 §7.13.2.1; semantics.md §1. Output: depends on the team size
#include <setjmp.h>

int s;
static jmp_buf back;

static void leap(void) {
	longjmp(back, 1);
}

int main(void) {
	volatile int m = 0;
	if (setjmp(back) == 0) {
		m = 1;
		leap();
		m = 2;
	}
#pragma omp parallel //@ RACE
	{
		if (m == 1)
			s++; //@ race(s) possible
	}
	return 0;
}
