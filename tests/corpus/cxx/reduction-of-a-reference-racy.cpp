// Claim: a reduction of a C++ reference combines into what it refers to: another name for that meets the combination.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
static void add(int &s, const int *a)
{
#pragma omp for reduction(+ : s) nowait //@ race(s)
	for (int i = 0; i < 100; i++)
		s += a[i];
}

int main()
{
	int s = 0, a[100] = {0};
#pragma omp parallel //@ RACE
	{
		add(s, a);
#pragma omp master
		s++; //@ race(s)
	}
	return s;
}
