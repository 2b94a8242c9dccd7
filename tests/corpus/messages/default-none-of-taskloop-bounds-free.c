// Claim: default(none) of taskloop speaks of what the tasks use; the bounds are evaluated by the task that generates them.
// Source: OpenMP 5.2 §5.4.1, §12.6
static int a[64];

static void fill(int from, int to)
{
#pragma omp taskloop default(none) shared(a)
	for (int i = from; i < to; i++)
		a[i] = i;
}

int main(void)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	fill(8, 56);
	return a[55] != 55;
}
