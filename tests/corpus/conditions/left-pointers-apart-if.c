// Claim: pointers that unseen code leaves in members lead to memory that may overlap, which is a condition. Source: semantics.md §9; decision 29
struct System {
	double *old, *now;
};

void exchange(struct System *system);

void step(struct System *system, int n)
{
	exchange(system);
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap system->now system->old)
	for (int i = 0; i < n; i++)
		system->now[i] = system->old[i + 1];
}

void steps(struct System *system, int n, int times)
{
	for (int k = 0; k < times; k++) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap system->now system->old)
		for (int i = 0; i < n; i++)
			system->now[i] = system->old[i + 1];
		exchange(system);
	}
}
