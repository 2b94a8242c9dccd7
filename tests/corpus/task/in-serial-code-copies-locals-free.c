// Claim: a task outside of any region copies the locals that no clause lists: its changes to them are gone with it.
// Source: OpenMP 5.2 §5.1.1, §12.5
// Output: differs without OpenMP
static int done;

int main(void)
{
	int a[8], steps = 2;
#pragma omp task shared(a) //@ RACE_FREE
	{
		for (; steps < 8; steps++)
			a[steps] = 0;
		done = 1;
	}
#pragma omp taskwait
	if (steps != 2)
		return 1;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		a[i] = done;
	return a[7] - done;
}
