// Claim: the twin without the clause: two iterations that assign meet on the shared variable.
// Source: semantics.md §8; OpenMP 5.2 §5.4.5
int last_set(int n, const int *restrict b)
{
	int last = -1;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		if (b[i])
			last = i; //@ race(last)
	return last;
}
