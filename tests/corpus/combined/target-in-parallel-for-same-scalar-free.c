// Claim: each iteration's target gets its own copy of an unmapped scalar.
// Source: semantics.md §8 (map); OpenMP 5.2 §5.8.1
// Output: differs without OpenMP
int a[64];

int main(void)
{
	int k = 3;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		int r = 0;
#pragma omp target map(from : r)
		{
			k++;
			r = k + i;
		}
		a[i] = r;
	}
	return a[5];
}
