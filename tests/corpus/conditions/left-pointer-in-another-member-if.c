// Claim: a pointer that was moved to another member is named by the member that holds it at the region. Source: decision 29
struct System {
	double *first, *second, *third;
};

void exchange(struct System *system);

void step(struct System *system, double *other, int n)
{
	exchange(system);
	system->first = system->second;
	system->second = other;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap system->first system->third)
	for (int i = 0; i < n; i++)
		system->first[i] = system->third[i + 1];
}
