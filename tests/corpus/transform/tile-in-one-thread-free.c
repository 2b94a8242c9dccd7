// Claim: the iterations of one tile are executed by one thread, in order.
// Source: OpenMP 5.2 §9.1; semantics.md §3
// gcc 12 does not know tile.
int a[64], s[16];

int main(void)
{
	a[3] = 2;
#pragma omp parallel for //@ RACE_FREE
#pragma omp tile sizes(4)
	for (int i = 0; i < 64; i++)
		s[i / 4] += a[i];
	return s[0];
}
