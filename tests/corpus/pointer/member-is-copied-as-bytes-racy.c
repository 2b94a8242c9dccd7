// Claim: bytes that are copied from a structure are those which a store of another type left there. Source: C17 6.5p6; semantics.md §9
#include <string.h>

struct Cell {
	long number;
	double weight;
};
extern double *value;
int found;

void set(struct Cell *cell)
{
	double copy;
	cell->number = 0;
	*value = 5;
	memcpy(&copy, &cell->number, sizeof copy);
#pragma omp parallel //@ RACE
	if (copy > 1)
		found = 1; //@ race(found) possible
}
