// Claim: a loop whose bounds leave the range of 64 bits is no proof, and no failure either. Source: semantics.md §1.
int a[10];

void fill(void) {
#pragma omp parallel //@ UNKNOWN(budget)
	{
		int n = 0;
#pragma omp for nowait
		for (long i = -0x7fffffffffffffffL; i < 0x7ffffffffffffff0L; i += 0x7ffffffffffffff0L)
			n++;
		a[n % 10] = 1;
	}
}
