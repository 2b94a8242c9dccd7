// Claim: a stride that a member held before unseen code was called again has no name but the variable that keeps it. Source: decision 29
struct System {
	int stride;
};

void prepare(struct System *system);

void set(struct System *system, double *restrict x, int n)
{
	prepare(system);
	int stride = system->stride;
	prepare(system);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		x[i * stride] = i; //@ race(x) possible
}
