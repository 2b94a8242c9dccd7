// Claim: sections without elements, by their values, cannot be items: they order nothing.
// Source: OpenMP 5.2 §3.2.5, §15.9.5; semantics.md §1
static int a[10], y;

int main(void)
{
	int none = 0, size = 10;
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
	{
#pragma omp task depend(out : a[0:none]) //@ message(clause-argument)
		a[3] = 1;
#pragma omp task depend(in : a[0:none]) //@ message(clause-argument)
		y = a[3];
	}
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
	{
#pragma omp task depend(out : a[size:]) //@ message(clause-argument)
		a[3] = 1;
	}
	return y - 1;
}
