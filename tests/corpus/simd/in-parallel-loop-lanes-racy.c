// Claim: rows that threads do not share may still have a lane race.
// Source: semantics.md §7
int a[32][64];

int main(void)
{
#pragma omp parallel for //@ RACE
	for (int r = 0; r < 32; r++) {
#pragma omp simd
		for (int i = 0; i < 63; i++)
			a[r][i + 1] = a[r][i] + r; //@ race(a)
	}
	return a[5][3];
}
