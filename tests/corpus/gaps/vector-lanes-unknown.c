// Claim: a vector of several lanes (an attribute of the compilers) is no scalar: its assignment writes all of them, which is not modelled.
// Serial code with vectors does not matter. Source: semantics.md §1 (what is not understood is never dropped).
typedef int lanes __attribute__((vector_size(16)));
lanes a;
int x[100];

int main(void) {
	int *p = (int *)&a;
#pragma omp parallel //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp single nowait
		a = a + 1;
#pragma omp single nowait
		p[3] = 1;
	}
	a = a + 1;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		x[i] = i;
	return x[5] - 5;
}
