// Claim: a part is reversed when the tasks of its halves have ended. Source: semantics.md §5, §9 (recursion); by induction over the depth of calls
static int a[4096], b[4096];

static void reverse(int from, int to)
{
	if (to - from < 2)
		return;
	int middle = (from + to) / 2;
#pragma omp task
	reverse(from, middle);
#pragma omp task
	reverse(middle, to);
#pragma omp taskwait
	for (int i = from; i < to; i++)
		b[i] = a[i];
	for (int i = from; i < to; i++)
		a[i] = b[from + to - 1 - i];
}

int main(void)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	reverse(0, 4096);
	return a[0];
}
