// Claim: what an assumption says in each trip of a loop is no longer so behind the write of the last one. Source: OpenMP 5.2 §8.3.1; semantics.md §2, Values
extern int shift;

void move(double *restrict x, int *other, int n)
{
	for (int t = 0; t < n; t++) {
#pragma omp assume holds(shift == 0)
		*other = -t;
	}
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		x[i] = x[i + shift]; //@ race(x) possible
}
