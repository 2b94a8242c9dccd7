// Claim: the twin with a reduction.
// Source: semantics.md §8; OpenMP 5.2 §17.2
int a[64];

int main(void)
{
	int s = 0;
	a[5] = 2;
#pragma omp parallel masked taskloop reduction(+ : s) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		s += a[i];
	return s;
}
