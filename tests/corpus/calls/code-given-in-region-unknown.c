// Claim: code that a region gives to a function that is not known may run beside the regions that follow.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
void submit(void (*code)(void));

static int x, a[100];

static void count(void)
{
	x++;
}

int main(void)
{
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp single
	submit(count);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = x;
	return a[0] < 0;
}
