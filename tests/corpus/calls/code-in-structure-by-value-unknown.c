// Claim: code stands in an argument that is a structure: the function that gets it may run it at any time.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
struct job {
	int number;
	void (*run)(void);
};
void submit(struct job job);

static int x, a[100];

static void count(void)
{
	x++;
}

int main(void)
{
	struct job job = {1, count};
	submit(job);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = x;
	return a[0] < 0;
}
