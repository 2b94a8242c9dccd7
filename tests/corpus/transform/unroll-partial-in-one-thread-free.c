// Claim: the iterations that unroll partial(4) puts into one are executed by one thread.
// Source: OpenMP 5.2 §9.2; semantics.md §3
// gcc 12 does not know unroll.
int a[64], s[16];

int main(void)
{
	a[3] = 2;
#pragma omp parallel for //@ RACE_FREE
#pragma omp unroll partial(4)
	for (int i = 0; i < 64; i++)
		s[i / 4] += a[i];
	return s[0];
}
