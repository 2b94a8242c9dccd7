// Claim: printf with %p does not read what the address points to. Source: semantics.md §9 (library functions have models).
#include <omp.h>
#include <stdio.h>

int x;

int main(void) {
	#pragma omp parallel //@ RACE_FREE
	{
		printf("%p\n", (void *) &x);
		if (omp_get_thread_num() == 0) {
			x = 1;
		}
	}
	return 0;
}
