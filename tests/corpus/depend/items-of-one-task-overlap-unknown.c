// Claim: the items of one task overlap in part, by themselves or by an iterator. Source: OpenMP 5.2 §15.9.5; semantics.md §1
static int a[20];

int main(void)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
	{
#pragma omp task depend(out : a[0:4], a[2:4]) //@ message(depend-overlap)
		a[3] = 1;
	}
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
	{
#pragma omp task depend(iterator(i = 0:10), out : a[i:2]) //@ message(depend-overlap)
		a[3] += 1;
	}
	return a[3] - 2;
}
