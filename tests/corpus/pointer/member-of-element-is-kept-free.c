// Claim: members of each element of an array are kept where a number is stored. Source: C17 6.5p7; semantics.md §9
struct Row {
	double weight;
	int first;
	double *values;
};

void shift(struct Row *rows, int r, double *restrict out)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		out[i] = rows[r].weight;
	rows[r].first = 2;
	double *some = rows[r + 1].values;
	some[0] = 1;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		out[i * rows[r].first] = i;
}
