// Claim: a taskwait waits for the children only, not for the tasks of these. Source: semantics.md §5, §9 (recursion). The order of deeper calls is not
// followed, so the true answer (a race) is not found.
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
#pragma omp parallel //@ UNKNOWN(recursion)
#pragma omp single
	{
		fill(0, 4096);
#pragma omp taskwait
		for (int i = 0; i < 4096; i++)
			s += a[i];
	}
	return s != 4095L * 2048;
}
