// Claim: a by-reference parameter of an orphaned function is firstprivate in its task.
// Source: semantics.md §5; OpenMP 5.2 §5.1.2
// Output: differs without OpenMP
int a[8];

static void later(int &x, int k)
{
#pragma omp task
	{
		x += k;
		a[k] = x;
	}
}

int main()
{
	int x = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		for (int k = 0; k < 8; k++)
			later(x, k);
	}
	return a[5];
}
