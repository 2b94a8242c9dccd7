// Claim: in a region both variants divide the loop: for and for simd.
// Source: OpenMP 5.2 §7.4; semantics.md §3
// gcc 12 does not know metadirective.
void fill(int n, int wide, int *restrict a)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp metadirective when(user = {condition(wide)} : for simd) default(for)
		for (int i = 0; i < n; i++)
			a[i] = i;
	}
}
