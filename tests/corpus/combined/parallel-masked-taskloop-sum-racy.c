// Claim: the tasks of parallel masked taskloop meet on a shared sum.
// Source: semantics.md §5; OpenMP 5.2 §17.2
int a[64];

int main(void)
{
	int s = 0;
	a[5] = 2;
#pragma omp parallel masked taskloop //@ RACE
	for (int i = 0; i < 64; i++)
		s += a[i]; //@ race(s)
	return s;
}
