// Claim: a declared reduction with nowait may combine until the next barrier.
// Source: semantics.md §8; OpenMP 5.2 §5.5.11
// Output: depends on the team size
#pragma omp declare reduction(plus : int : omp_out += omp_in) initializer(omp_priv = 0)

int a[64];

int main(void)
{
	int s = 0, seen = 0;
	a[9] = 12;
#pragma omp parallel //@ RACE
	{
#pragma omp for reduction(plus : s) nowait //@ race(s)
		for (int i = 0; i < 64; i++)
			s += a[i];
#pragma omp critical
		seen += s; //@ race(s)
	}
	return seen;
}
