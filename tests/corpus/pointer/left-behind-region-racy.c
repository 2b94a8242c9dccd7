// Claim: what a region writes through a pointer that unseen code left is what stands there behind it. Source: semantics.md §2, §9
struct System {
	int *flag;
};
double found;

void exchange(struct System *system);

void test(struct System *system)
{
	exchange(system);
	int before = 0;
#pragma omp parallel num_threads(1) //@ RACE_FREE
	before = *system->flag;
#pragma omp parallel num_threads(1) //@ RACE_FREE
	*system->flag = before + 1;
#pragma omp parallel //@ RACE
	if (*system->flag != before)
		found = 1; //@ race(found) possible
}
