// Claim: what a region leaves in a member that no pointer of its type reaches is as before. Source: semantics.md §2, §9; C17 6.5p7
struct Pair {
	int first, second;
};
extern double *other;
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
#pragma omp parallel //@ RACE_FREE
	if (pair->second)
		found = 1;
}
