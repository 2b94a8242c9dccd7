// Claim: a condition on a value that a cast narrows holds for the multiples of 256, too. Source: semantics.md §2.
#include <omp.h>

int x;

int main(void) {
	#pragma omp parallel //@ RACE
	{
		int t = omp_get_thread_num() * 256;
		if (!(unsigned char) t) {
			x = 1; //@ race(x)
		}
	}
	return x;
}
