// Claim: stores of characters may change any member. Source: C17 6.5p7; semantics.md §9
struct Mesh {
	int count;
	double total;
};
extern char *bytes;
int found;

void scale(struct Mesh *mesh)
{
	mesh->count = 0;
	bytes[0] = 1;
#pragma omp parallel //@ RACE
	if (mesh->count)
		found = 1; //@ race(found) possible
}
