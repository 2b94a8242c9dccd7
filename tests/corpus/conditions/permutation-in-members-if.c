// Claim: of structures the member that holds the values is told, not the array. Source: docs/decisions/0029
struct Part {
	int id;
	int at;
};

void scatter(double *x, const struct Part *p, int n) {
#pragma omp parallel for //@ RACE_FREE_IF(spaced p[].at)
	for (int i = 0; i < n; i++)
		x[p[i].at] = i;
}
