// Claim: what leaves in a member that is no reference is the value: nobody changes the variable. Source: semantics.md §9
struct Handle {
	int step;
};

static int step = 5;

Handle handle() { return {step}; }

void fill(double *a, int n) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i * step] = i;
}
