// Claim: an array that is a member is told by its name, not by that of the structure. Source: docs/decisions/0029
struct Mesh {
	int n;
	int at[10];
};

void scatter(double *x, const struct Mesh *mesh) {
#pragma omp parallel for //@ RACE_FREE_IF(spaced mesh->at)
	for (int i = 0; i < 10; i++)
		x[mesh->at[i]] = i;
}
