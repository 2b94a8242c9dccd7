// Claim: a pointer that unseen code leaves may lead to a variable whose address it had before. Source: semantics.md §9
struct System {
	int *flag;
};

void exchange(struct System *system);

void step(struct System *system, int n)
{
	int total = 0;
	system->flag = &total;
	exchange(system);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++) {
		if (i == 0)
			*system->flag = 1; //@ race(system) possible
		if (i == 1)
			total = 2; //@ race(system) possible
	}
}
