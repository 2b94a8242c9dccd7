// Claim: what unseen code leaves in a member is another thing in each trip of a loop. Source: semantics.md §2, §9
struct System {
	int *flag;
};
double found;

void exchange(struct System *system);

void test(struct System *system, int n)
{
	int *last = 0;
	for (int i = 0; i < n; i++) {
		exchange(system);
#pragma omp parallel //@ RACE
		if (last && *system->flag != *last)
			found = 1; //@ race(found) possible
		last = system->flag;
	}
}
