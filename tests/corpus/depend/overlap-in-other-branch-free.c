// Claim: the task of the one branch or that of the other is there, never both. Source: OpenMP 5.2 §15.9.5; semantics.md §1
static int a[10];

void f(int c)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
		if (c) {
#pragma omp task depend(out : a[0:4])
			a[3] = 1;
		} else {
#pragma omp task depend(out : a[2:4])
			a[3] = 2;
		}
	}
}
