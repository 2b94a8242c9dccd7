// Claim: an alignment is positive. Compilers refuse this or warn. Source: OpenMP 5.2 §5.11
void add(int *restrict p, const int *restrict q, int n) {
#pragma omp simd aligned(p : 0) //@ UNKNOWN(not-conforming) message(clause-argument)
	for (int i = 0; i < n; i++)
		p[i] += q[i];
}
