// Claim: the twin: the other local, and a condition that the initialiser refutes.
// Source: C17 6.7.9; semantics.md §9
int main(void)
{
	int x = 0, y = 0, n = 3;
	int *at[2] = {&x, &y};
	int k[2] = {n, n + 1};

#pragma omp parallel //@ RACE_FREE
	{
		if (k[0] != 3)
			*at[0] = 1;
#pragma omp single nowait
		*at[1] = 2;
#pragma omp master
		x++;
	}
	return x + y;
}
