// Claim: a reduction of a C++ reference combines into what it refers to.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
static void add(int &s, const int *a)
{
#pragma omp parallel for reduction(+ : s) //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		s += a[i];
}

int main()
{
	int s = 0, a[100] = {0};
	add(s, a);
	return s;
}
