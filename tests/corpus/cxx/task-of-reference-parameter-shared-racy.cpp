// Claim: a by-reference parameter of an orphaned function that the task shares is the caller's object.
// Source: semantics.md §5; OpenMP 5.2 §5.1.1
static void later(int &x, int k)
{
#pragma omp task shared(x)
	x += k; //@ race(x)
}

int main()
{
	int x = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp single
		for (int k = 0; k < 8; k++)
			later(x, k);
	}
	return x;
}
