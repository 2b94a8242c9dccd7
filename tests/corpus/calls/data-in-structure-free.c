// Claim: a function that is not known and gets data alone starts no thread that runs code of this file: that is taken for granted.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
struct job {
	int number;
	const int *data;
};
void submit(struct job *job);

static int x, a[100];

static void count(void)
{
	x++;
}

int main(void)
{
	const int data = 3;
	struct job job = {1, &data};
	submit(&job);
	count();
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i] = x;
	return a[0] < 0;
}
