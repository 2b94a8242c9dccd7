// Claim: who never leaves a loop comes to no barrier behind it, and with it nobody passes: no race there is sure.
// Source: OpenMP 5.2 §15.3.1; C11 §6.8.5p6. Output: undefined
#include <omp.h>

int x;

int main(void) {
#pragma omp parallel //@ RACE
	{
		if (omp_get_thread_num() == 1)
			for (;;) {
			}
#pragma omp barrier
		x = omp_get_thread_num(); //@ race(x) possible
	}
	return x;
}
