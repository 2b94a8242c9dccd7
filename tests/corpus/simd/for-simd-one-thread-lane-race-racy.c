// Claim: one thread is no protection against the lane race.
// Source: semantics.md §7
int a[65];

int main(void)
{
	a[0] = 1;
#pragma omp parallel for simd num_threads(1) //@ RACE
	for (int i = 0; i < 64; i++)
		a[i + 1] = a[i]; //@ race(a)
	return a[9];
}
