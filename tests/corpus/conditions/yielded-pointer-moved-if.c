// Claim: what a call yielded is not named by a variable that led to it before; where no name leads to it the call names it. Source:
// decision 29
double *get(void);

static double *kept[9];

void copy(double *a, double *b, int k, int n) {
	double *x = get();
	kept[k] = x;
	x = a;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap a get(), no-overlap b get())
	for (int i = 0; i < n; i++)
		kept[k][i] = b[i + 1] + x[i];
}

void shift(double *a, double *b, int n) {
	double *x = get();
	double **where = &x;
	{
		double *x = a;
		int last = n;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap b get())
		for (int i = 0; i < last; i++)
			(*where)[i] = b[i + 1];
	}
}
