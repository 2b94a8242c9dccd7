// Claim: stores of numbers do not change the pointers and integers of a structure that has such numbers as well. Source: C17 6.5p7; semantics.md §9
struct Mesh {
	int count;
	double *nodes, *loads;
	double total;
};

void scale(struct Mesh *mesh, double *restrict out)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap mesh->loads mesh->nodes)
	for (int i = 0; i < mesh->count; i++)
		mesh->nodes[i] = 2 * mesh->loads[i];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < mesh->count; i++)
		mesh->nodes[i] += 1;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < mesh->count; i++)
		out[i] = mesh->total;
}
