// Claim: a linear pointer advances by its step in elements.
// Source: OpenMP 5.2 §5.4.6; semantics.md §8
double a[300], b[100];

int main(void)
{
	double *p = a;
	int n = 3;
#pragma omp parallel for linear(p : n) //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		p[0] = b[i];
		p[2] = b[i];
	}
	return p != a;
}
