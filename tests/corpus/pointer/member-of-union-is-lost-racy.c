// Claim: a store of a number may change an integer that shares its bytes with a number in a union. Source: C17 6.5p7; semantics.md §9
struct Mesh {
	int id;
	union {
		long bits;
		double number;
	} value;
};
extern double *value;
int found;

void scale(struct Mesh *mesh)
{
	mesh->value.bits = 0;
	*value = 1;
#pragma omp parallel //@ RACE
	if (mesh->value.bits)
		found = 1; //@ race(found) possible
}
