// Claim: allocated memory has the type of what is stored there, not that of the pointer's members. Source: C17 6.5p6; semantics.md §9
struct Cell {
	long number;
	double weight;
};
extern double *value;
int found;

void set(struct Cell *cell)
{
	*(double *) &cell->number = 0;
	*value = 5;
#pragma omp parallel //@ RACE
	if (*(double *) &cell->number > 1)
		found = 1; //@ race(found) possible
}
