// Claim: a simd loop in a function that is called in a parallel region belongs to that region: each thread has its lanes.
// Source: semantics.md §1, §7
int a[4][65];

static void smear(int *row)
{
#pragma omp simd
	for (int i = 0; i < 64; i++)
		row[i + 1] = row[i]; //@ race(row)
}

int main(void)
{
#pragma omp parallel for //@ RACE
	for (int k = 0; k < 4; k++)
		smear(a[k]);
	return a[1][4];
}
