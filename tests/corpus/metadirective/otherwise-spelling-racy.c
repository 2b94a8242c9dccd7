// Claim: otherwise is the spelling of OpenMP 5.2 for default.
// Source: OpenMP 5.2 §7.4.2
// gcc 12 does not know metadirective.
void fill(int n, int wide, int *restrict a)
{
#pragma omp parallel //@ RACE
	{
#pragma omp metadirective when(user = {condition(wide)} : for) otherwise(single nowait)
		for (int i = 0; i < n; i++)
			a[i] = i; //@ race(a)
#pragma omp masked
		a[0] = 1; //@ race(a)
	}
}
