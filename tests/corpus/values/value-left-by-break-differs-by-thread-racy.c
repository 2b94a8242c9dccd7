// Claim: what a break leaves in a private variable is as thread-dependent as the value assigned before it. Source: semantics.md §2.
// Output: depends on the team size
#include <omp.h>

int s;

int main(void) {
	#pragma omp parallel //@ RACE
	{
		int tid = omp_get_thread_num();
		int x = 0;
		for (int k = 0; k < 10; k++) {
			if (k == 5) {
				x = tid;
				break;
			}
		}
		if (x == tid) {
			s++; //@ race(s) possible
		}
	}
	return s;
}
