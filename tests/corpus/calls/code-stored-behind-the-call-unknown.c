// Claim: code is stored where an earlier call led: a later call may run it.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
struct job {
	void (*run)(void);
};
void keep(struct job *job);
void go(void);

static int x, a[100];

static void count(void)
{
	x++;
}

int main(void)
{
	struct job job = {0};
	keep(&job);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i] = x;
	job.run = count;
	go();
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = x;
	return a[0] < 0;
}
