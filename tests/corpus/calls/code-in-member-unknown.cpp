// Claim: an object whose member can be called leads to that code.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
static int x, a[100];

struct Count {
	void operator()() { x++; }
};
struct Job {
	int number;
	Count run;
};
void submit(Job *job);

int main()
{
	Job job{1, {}};
	submit(&job);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = x;
	return a[0] < 0;
}
