// Claim: a stride that unseen code leaves in a member is one of the inputs at the region. Source: decision 29
struct System {
	int count, stride;
};

void prepare(struct System *system);

void set(struct System *system, double *restrict x, int n)
{
	prepare(system);
#pragma omp parallel for //@ RACE_FREE_IF(stride system->stride)
	for (int i = 0; i < n; i++)
		x[i * system->stride] = i;
}
