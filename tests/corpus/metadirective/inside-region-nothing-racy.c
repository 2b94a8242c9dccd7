// Claim: where the variant is nothing, each thread executes the whole loop.
// Source: OpenMP 5.2 §7.4, §8.4; semantics.md §3
// gcc 12 does not know metadirective.
void fill(int n, int wide, int *restrict a)
{
#pragma omp parallel //@ RACE
	{
#pragma omp metadirective when(user = {condition(wide)} : for) default(nothing)
		for (int i = 0; i < n; i++)
			a[i] = i; //@ race(a)
	}
}
