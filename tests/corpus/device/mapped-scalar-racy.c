// Claim: a scalar with a map clause is copied when the target task runs.
// Source: semantics.md §8 (map); OpenMP 5.2 §5.8.1, §5.8.3
int a[64];

int main(void)
{
	int x = 3;
#pragma omp target nowait map(tofrom : a) map(to : x) //@ RACE race(x)
	for (int i = 0; i < 64; i++)
		a[i] = x;
	x = 4; //@ race(x)
#pragma omp taskwait
	return a[7] + x;
}
