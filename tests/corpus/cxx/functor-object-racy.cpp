// Claim: a call operator changes the member of the one shared function object.
// Source: semantics.md §8, §9
struct Sum {
	int total = 0;
	void operator()(int by)
	{
		total += by; //@ race
	}
};

int main()
{
	Sum sum;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		sum(i);
	return sum.total;
}
