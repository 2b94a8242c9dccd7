// Claim: what unseen code leaves in a member is another thing after each of its calls. Source: semantics.md §2, §9
struct System {
	int *flag;
};
double found;

void exchange(struct System *system);

void test(struct System *system)
{
	exchange(system);
	int *first = system->flag;
	*first = 0;
	exchange(system);
#pragma omp parallel //@ RACE
	if (system->flag != first)
		found = 1; //@ race(found) possible
}
