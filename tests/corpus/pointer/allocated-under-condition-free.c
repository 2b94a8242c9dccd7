// Claim: a block that is allocated where there is none yet is one block. Source: semantics.md §9
#include <stdlib.h>

struct Potential {
	double *density;
};
struct System {
	struct Potential *potential;
	int count;
};

void clear(struct System *system)
{
	struct Potential *potential = system->potential;
	if (potential->density == 0)
		potential->density = malloc(system->count * sizeof(double));
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < system->count; i++)
		potential->density[i] = 0;
}
