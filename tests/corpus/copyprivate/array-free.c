// Claim: copyprivate copies an array as a whole; each thread then changes its own.
// Source: semantics.md §8; OpenMP 5.2 §5.7.2
// Output: depends on the team size
int main(void)
{
	int r = 0;
#pragma omp parallel //@ RACE_FREE
	{
		int v[4];
#pragma omp single copyprivate(v)
		for (int k = 0; k < 4; k++)
			v[k] = k;
		v[2]++;
#pragma omp atomic
		r += v[2];
	}
	return r;
}
