// Claim: the twin without the reduction.
// Source: semantics.md §3
int a[64];

int main(void)
{
	int s = 0;
	a[3] = 2;
#pragma omp parallel loop //@ RACE
	for (int i = 0; i < 64; i++)
		s += a[i]; //@ race(s)
	return s;
}
