// Claim: a pointer may be the variable of an associated loop.
// Source: OpenMP 5.2 §4.4.1
int a[64];

int main()
{
#pragma omp parallel for //@ RACE_FREE
	for (int *p = a; p < a + 64; p++)
		*p = 3;
	return a[5];
}
