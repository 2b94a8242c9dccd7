// Claim: where ends must not be behind the next start both members are told. Source: docs/decisions/0029
struct Span {
	int start;
	int end;
};

void fill(double *x, const struct Span *s, int n) {
#pragma omp parallel for //@ RACE_FREE_IF(monotone s[].start s[].end)
	for (int i = 0; i < n; i++)
		for (int k = s[i].start; k < s[i].end; k++)
			x[k] = i;
}
