// Claim: what a reference refers to is told by the name of the reference. Source: docs/decisions/0029
void scale(double *x, const int &step, int n) {
#pragma omp parallel for //@ RACE_FREE_IF(stride step)
	for (int i = 0; i < n; i++)
		x[i * step] = i;
}
