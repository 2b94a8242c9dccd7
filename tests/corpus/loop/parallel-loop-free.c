// Claim: iterations of loop that share nothing are free.
// Source: semantics.md §3; OpenMP 5.2 §11.7
int a[65], b[64];

int main(void)
{
	a[6] = 2;
#pragma omp parallel loop //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		b[i] = a[i] + a[i + 1];
	return b[5];
}
