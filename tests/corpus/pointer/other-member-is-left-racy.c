// Claim: unseen code may leave one pointer in two members. Source: semantics.md §9
struct System {
	double *old, *now;
};

void exchange(struct System *system);

void step(struct System *system, int n)
{
	exchange(system);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		system->now[i] = system->old[i + 1]; //@ race(system) possible
}
