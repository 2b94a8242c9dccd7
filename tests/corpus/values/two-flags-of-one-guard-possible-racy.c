// Claim: stores under one guard are executed together, which is not followed: the race behind their difference is not certain.
// Source: semantics.md §2 (an execution has to lead there).
int b[64];

int main(int argc, char **argv)
{
	int x = 0, y = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		if (argc > 10) {
			x = 1;
			y = 1;
		}
	}
	if (x != y) {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < 40; i++)
			b[0] = i; //@ race(b) possible
	}
	if (x == 3) {
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 40; i++)
			b[0] = i;
	}
	return b[0];
}
