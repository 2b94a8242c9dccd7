// Claim: a std::function leads to the code that it was made of, also as a member.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
#include <functional>
struct Job {
	int number;
	std::function<void()> run;
};
void submit(Job &job);
void report(int number);

static int x, a[100];

int main()
{
	Job job{1, [] { x++; }};
	report(job.number);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i] = x;
	submit(job);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = x;
	return a[0] < 0;
}
