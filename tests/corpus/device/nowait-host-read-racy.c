// Claim: a host read beside an unjoined target nowait meets the copy back.
// Source: semantics.md §5; OpenMP 5.2 §5.8.3, §13.8
int a[64];

int main(void)
{
	int r;
#pragma omp target nowait map(from : a) //@ RACE race(a)
	for (int i = 0; i < 64; i++)
		a[i] = i;
	r = a[7]; //@ race(a)
#pragma omp taskwait
	return r;
}
