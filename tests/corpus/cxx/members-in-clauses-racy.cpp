// Claim: the original of a member in a clause is the object's member, and other functions mean it.
// Source: OpenMP 5.2 §5.1.1, §5.4; semantics.md §8
struct Sum {
	int total = 0, scratch = 0;
	int a[100] = {0};

	void keep(int v)
	{
		scratch = v; //@ race(scratch)
	}

	void add()
	{
#pragma omp parallel //@ RACE
		{
#pragma omp for reduction(+ : total) private(scratch) nowait //@ race(total)
			for (int i = 0; i < 100; i++) {
				keep(i);
				scratch = a[i];
				total += scratch;
			}
#pragma omp master
			total++; //@ race(total)
		}
	}
};

int main()
{
	Sum s;
	s.add();
	return s.total;
}
