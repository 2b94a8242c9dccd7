// Claim: atomic_init is no atomic operation. Source: C11 §7.17.2.2p2
#include <stdatomic.h>
#include <stdio.h>

int main(void) {
	atomic_int n;
	atomic_init(&n, 0);
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
		atomic_init(&n, 0); //@ race(n)
		atomic_fetch_or(&n, 0); //@ race(n)
	}
	printf("%d\n", atomic_load(&n));
}
