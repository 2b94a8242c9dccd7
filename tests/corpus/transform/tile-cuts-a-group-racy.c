// Claim: tiles of six cut a group of four.
// Source: OpenMP 5.2 §9.1; semantics.md §3
// gcc 12 does not know tile.
int a[64], s[16];

int main(void)
{
	a[3] = 2;
#pragma omp parallel for //@ RACE
#pragma omp tile sizes(6)
	for (int i = 0; i < 64; i++)
		s[i / 4] += a[i]; //@ race(s)
	return s[0];
}
