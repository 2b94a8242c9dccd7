// Claim: members of other types are kept where only one branch stores a number. Source: C17 6.5p7; semantics.md §9
struct Mesh {
	int count;
	double *nodes;
	double total;
};
int found;

void scale(struct Mesh *mesh, double *value, int set)
{
	mesh->count = 0;
	if (set)
		*value = 1;
	else
		value[1] = 2;
	for (int i = 0; i < set; i++)
		value[i] = i;
#pragma omp parallel //@ RACE_FREE
	if (mesh->count)
		found = 1;
}
