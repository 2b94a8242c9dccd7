// Claim: a pointer that a member held before unseen code was called is named by the variable that keeps it. Source: decision 29
struct System {
	double *values;
};

void exchange(struct System *system);

void step(struct System *system, int n)
{
	double *old = system->values;
	exchange(system);
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap old system->values)
	for (int i = 0; i < n; i++)
		old[i] = system->values[i + 1];
}
