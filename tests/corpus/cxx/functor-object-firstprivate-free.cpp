// Claim: with firstprivate each thread has a function object of its own.
// Source: semantics.md §8
// Output: differs without OpenMP
struct Sum {
	int total = 0;
	void operator()(int by)
	{
		total += by;
	}
};

int main()
{
	Sum sum;
#pragma omp parallel for firstprivate(sum) //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		sum(i);
	return sum.total;
}
