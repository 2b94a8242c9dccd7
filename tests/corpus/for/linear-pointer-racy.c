// Claim: the twin whose iterations reach one element too far.
// Source: OpenMP 5.2 §5.4.6; semantics.md §8
double a[301], b[100];

int main(void)
{
	double *p = a;
	int n = 3;
#pragma omp parallel for linear(p : n) //@ RACE
	for (int i = 0; i < 100; i++) {
		p[0] = b[i]; //@ race(p)
		p[3] = b[i]; //@ race(p)
	}
	return p != a;
}
