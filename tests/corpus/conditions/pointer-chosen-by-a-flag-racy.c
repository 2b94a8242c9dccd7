// Claim: a pointer that leads to one of two arrays says nothing about the other one. Source: decision 29
double sum;

void shift(double *p, double *q, double *r, int swap, int n) {
	double *x = swap ? p : q;
	double **where = &q;
	p = 0;
	{
		int q = n;
#pragma omp parallel for //@ RACE
		for (int i = 0; i < q; i++)
			(*where)[i] = r[i + 1]; //@ race(r) possible
	}
	sum += x[0];
}
