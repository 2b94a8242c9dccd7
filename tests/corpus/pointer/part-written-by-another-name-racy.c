// Claim: a region that writes one member of a structure by its name may write another one through a pointer. Source: semantics.md §2, §9
struct Pair {
	int first, second;
};
extern int *other;
int found;

void test(struct Pair *pair)
{
	pair->second = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
		pair->first = 1;
		*other = 5;
	}
#pragma omp parallel //@ RACE
	if (pair->second)
		found = 1; //@ race(found) possible
}
