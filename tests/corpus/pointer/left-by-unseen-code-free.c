// Claim: a block that unseen code leaves in a member is one block, whose elements are different. Source: semantics.md §9
struct Atoms {
	double *energy;
};
struct System {
	struct Atoms *atoms;
	int count;
};

void exchange(struct System *system);

void clear(struct System *system)
{
	exchange(system);
	int n = system->count;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		system->atoms->energy[i] = 0;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		system->atoms->energy[i] += 1;
}
