// Claim: without strict any number of iterations may be in each of the tasks.
// Source: OpenMP 5.2 §12.6.2
int x, a[64];

int main(void)
{
#pragma omp parallel //@ RACE
#pragma omp single
	{
#pragma omp taskloop num_tasks(4)
		for (int i = 0; i < 16; i++) {
			a[i / 4] += i; //@ race(a)
		}
	}
	return 0;
}
