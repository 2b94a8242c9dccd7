// Claim: a histogram under a reduction of the whole section is race-free: what is outside of the section is not accessed in a conforming program.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
void count(int n, int bins, const int *restrict b, int *restrict h)
{
#pragma omp parallel for reduction(+ : h[:bins]) //@ RACE_FREE
	for (int i = 0; i < n; i++)
		h[b[i]]++;
}
