// Claim: an alignment that is a constant expression says nothing about races. Source: OpenMP 5.2 §5.11
enum { WIDTH = 16 };

void add(int *restrict p, const int *restrict q, int n) {
#pragma omp simd aligned(p, q : 2 * WIDTH) //@ RACE_FREE
	for (int i = 0; i < n; i++)
		p[i] += q[i];
}
