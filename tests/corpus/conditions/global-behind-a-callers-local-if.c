// Claim: a local variable of a caller does not hide the global one in the function that is called. Source: decision 29; C11 §6.2.1
double *a;
int step;

static void scale(int n) {
#pragma omp parallel for //@ RACE_FREE_IF(stride step)
	for (int i = 0; i < n; i++)
		a[i * step] = 1;
}

void all(int n) {
	int step = 1;
	scale(n * step);
}
