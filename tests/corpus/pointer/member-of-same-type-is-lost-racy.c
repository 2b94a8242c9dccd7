// Claim: stores of numbers may change the numbers of a structure. Source: C17 6.5p7; semantics.md §2, §9
struct Mesh {
	int count;
	double *nodes;
	double total;
};
int found;

void scale(struct Mesh *mesh)
{
	mesh->total = 0;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap mesh mesh->nodes)
	for (int i = 0; i < mesh->count; i++)
		mesh->nodes[i] = 2 * mesh->total;
#pragma omp parallel //@ RACE
	if (mesh->total > 0)
		found = 1; //@ race(found) possible
}
