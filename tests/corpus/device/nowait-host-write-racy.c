// Claim: a host write beside an unjoined target nowait meets the copies of its map clause.
// Source: semantics.md §5 (map copies read and write host storage); OpenMP 5.2 §13.8
int a[64];

int main(void)
{
#pragma omp target nowait map(tofrom : a) //@ RACE race(a)
	for (int i = 0; i < 64; i++)
		a[i] += i;
	a[9] = 5; //@ race(a)
#pragma omp taskwait
	return a[7];
}
