// Claim: each call steps its part while the tasks of its halves may still step theirs. Source: semantics.md §5, §9 (recursion)
static int a[4096];

static void step(int from, int to)
{
	if (to - from < 2)
		return;
	int middle = (from + to) / 2;
#pragma omp task
	step(from, middle);
#pragma omp task
	step(middle, to);
	for (int i = from; i < to; i++)
		a[i]++; //@ race(a)
}

int main(void)
{
#pragma omp parallel //@ RACE
#pragma omp single
	step(0, 4096);
	return a[0];
}
