// Claim: unroll partial(2) leaves a group of four to two iterations.
// Source: OpenMP 5.2 §9.2; semantics.md §3
// gcc 12 does not know unroll.
int a[64], s[16];

int main(void)
{
	a[3] = 2;
#pragma omp parallel for //@ RACE
#pragma omp unroll partial(2)
	for (int i = 0; i < 64; i++)
		s[i / 4] += a[i]; //@ race(s)
	return s[0];
}
