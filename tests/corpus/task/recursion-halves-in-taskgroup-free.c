// Claim: a taskgroup waits for the tasks of all depths. Source: semantics.md §5, §9 (recursion); by induction over the depth of calls
static int a[4096];

static void fill(int from, int to)
{
	if (to - from < 2) {
		a[from] = from;
		return;
	}
	int middle = (from + to) / 2;
#pragma omp task
	fill(from, middle);
#pragma omp task
	fill(middle, to);
}

int main(void)
{
	long s = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp taskgroup
		fill(0, 4096);
		for (int i = 0; i < 4096; i++)
			s += a[i];
	}
	return s != 4095L * 2048;
}
