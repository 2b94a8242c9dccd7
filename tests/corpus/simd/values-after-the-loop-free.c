// Claim: after a simd loop without races its variables have the values of the sequential loop.
// Source: semantics.md §2 (values), §7
int a[300];

int main(void)
{
	int k = 0;
#pragma omp simd linear(k : 2) //@ RACE_FREE
	for (int i = 0; i < 50; i++)
		k += 2;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < k; i++)
		a[i + k] = a[i];
	return a[5];
}
