// Claim: a pointer that was moved to another member is not named by the member that it was left in. Source: decision 29
struct System {
	double *first, *second, *third;
};

void exchange(struct System *system);

void step(struct System *system, double *other, int n)
{
	exchange(system);
	system->first = system->second;
	system->second = other;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		system->first[i] = system->third[i + 1]; //@ race(system) possible
}
