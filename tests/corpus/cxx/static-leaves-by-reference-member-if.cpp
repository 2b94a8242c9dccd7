// Claim: a static variable whose address leaves in a reference among the members of a result may have been changed by others.
// Source: semantics.md §9
struct Handle {
	int &step;
};

static int step = 5;

Handle handle() { return {step}; }

void fill(double *a, int n) {
#pragma omp parallel for //@ RACE_FREE_IF(stride step)
	for (int i = 0; i < n; i++)
		a[i * step] = i;
}
