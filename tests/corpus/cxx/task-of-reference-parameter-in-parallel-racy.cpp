// Claim: where the parallel construct stands in the same function, the task shares what the parameter refers to.
// Source: semantics.md §5; OpenMP 5.2 §5.1.1
static void all(int &x)
{
#pragma omp parallel //@ RACE
	{
#pragma omp single
		for (int k = 0; k < 8; k++) {
#pragma omp task
			x += k; //@ race(x)
		}
	}
}

int main()
{
	int x = 0;
	all(x);
	return x;
}
