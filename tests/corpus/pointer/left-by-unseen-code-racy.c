// Claim: neighbouring elements of a block that unseen code leaves in a member are the same element. Source: semantics.md §9
struct Atoms {
	double *energy;
};
struct System {
	struct Atoms *atoms;
	int count;
};

void exchange(struct System *system);

void shift(struct System *system)
{
	exchange(system);
	int n = system->count;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		system->atoms->energy[i] = system->atoms->energy[i + 1]; //@ race(system) possible
}
