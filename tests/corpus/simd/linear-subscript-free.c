// Claim: a linear variable has in each lane the value of that iteration.
// Source: semantics.md §8; OpenMP 5.2 §5.4.6
int a[200];

int main(void)
{
	int k = 0;
#pragma omp simd linear(k : 3) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		a[k] = i;
		a[k + 2] = -i;
		k += 3;
	}
	return a[k - 3];
}
