// Claim: behind the first grain a task may end.
// Source: OpenMP 5.2 §12.6.1
int x, a[64];

int main(void)
{
#pragma omp parallel //@ RACE
#pragma omp single
	{
#pragma omp taskloop grainsize(4)
		for (int i = 0; i < 16; i++) {
			if (i == 3 || i == 4)
				x += i; //@ race(x)
		}
	}
	return 0;
}
