// Claim: an initializer that uses omp_orig reads the original in every thread, without order against its other accesses.
// Source: semantics.md §8; OpenMP 5.2 §5.5.11
// Output: depends on the team size
#pragma omp declare reduction(atleast : int : omp_out = omp_in > omp_out ? omp_in : omp_out) initializer(omp_priv = omp_orig) //@ race(omp_orig)

int main(void)
{
	int s = 3;
#pragma omp parallel //@ RACE
	{
#pragma omp for reduction(atleast : s) nowait //@ race(omp_orig)
		for (int i = 0; i < 64; i++)
			if (i > s)
				s = i;
	}
	return s;
}
