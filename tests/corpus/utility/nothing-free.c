// Claim: nothing has no effect.
// Source: OpenMP 5.2 §8.4
int a[64];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
#pragma omp nothing
		a[i] = i;
	}
	return a[5];
}
