// Claim: the loop variable of for simd is linear: the region leaves in it what the sequential loop does, so the second region is reached.
// Source: OpenMP 5.2 §5.1.1, §5.4.6
int main(void)
{
	int i = 3, a[32];
#pragma omp parallel for simd schedule(static, 4) //@ RACE_FREE
	for (i = 0; i < 32; i += 2)
		a[i] = a[i + 1] = i;
	if (i != 32)
		return 1;
#pragma omp parallel for //@ RACE_FREE
	for (int j = 0; j < 32; j++)
		a[j]++;
	return a[31] != 31;
}
