// Claim: 1 shifted by 62 is greater than each int, and not below zero. Source: semantics.md §2; ISO C11 §6.5.7p4
int shared;

void above(int n) {
	long wide = n;
#pragma omp parallel //@ RACE_FREE
	if (wide > 1L << 62)
		shared = 1;
}

void positive(long n) {
#pragma omp parallel //@ RACE_FREE
	if (n < 0 && n > 1L << 62)
		shared = 1;
}
