// Claim: 1 shifted by 62 or by 63 is a large number. Source: semantics.md §2; ISO C11 §6.5.7p4
int shared;

void bound(long n) {
#pragma omp parallel //@ RACE
	if (n < 1L << 62)
		shared = 1; //@ race(shared)
}

void top(void) {
	unsigned long bit = 1ul << 63;
#pragma omp parallel //@ RACE
	if (bit > 5)
		shared = 1; //@ race(shared)
}

void argument(unsigned long amount) {
	unsigned long bit = 1ul << amount;
#pragma omp parallel //@ RACE
	if (bit > 5 && amount == 63)
		shared = 1; //@ race(shared) possible
}
