// Claim: braced initialisers of locals hold the values and addresses of the locals they name.
// Source: C17 6.7.9; semantics.md §9
int main(void)
{
	int x = 0, y = 0, n = 3;
	int *at[2] = {&x, &y};
	int k[2] = {n, n + 1};

#pragma omp parallel //@ RACE
	{
		if (k[0] == 3)
			*at[0] = 1; //@ race(at)
#pragma omp master
		x++; //@ race(at)
	}
	return x + y;
}
