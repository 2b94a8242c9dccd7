// Claim: the last iteration of a tile meets the first one of the next.
// Source: OpenMP 5.2 §9.1; semantics.md §3
// gcc 12 does not know tile.
int a[65];

int main(void)
{
	a[3] = 2;
#pragma omp parallel for //@ RACE
#pragma omp tile sizes(8)
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 1]; //@ race(a)
	return a[2];
}
