// Claim: a copy of the structure that code stands in leads to the code.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
#include <string.h>
struct job {
	int numbers[4];
	void (*run)(void);
};
void submit(void *job, unsigned long size);

static int x, a[100];

static void count(void)
{
	x++;
}

static struct job always = {{0}, count};

int main(void)
{
	struct job job;
	memcpy(&job, &always, sizeof job);
	submit(&job, sizeof job);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = x;
	return a[0] < 0;
}
