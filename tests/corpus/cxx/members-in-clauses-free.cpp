// Claim: clauses of a directive in a member function copy the members that they name.
// Source: OpenMP 5.2 §5.1.1, §5.4; semantics.md §8
struct Sum {
	int total = 0, scratch = 0, last = 0, start = 3;
	int a[100] = {0};

	void add()
	{
#pragma omp parallel for reduction(+ : total) private(scratch) lastprivate(last) firstprivate(start) //@ RACE_FREE
		for (int i = 0; i < 100; i++) {
			scratch = a[i];
			total += scratch + start;
			last = scratch;
		}
	}
};

int main()
{
	Sum s;
	s.add();
	return s.total + s.last;
}
