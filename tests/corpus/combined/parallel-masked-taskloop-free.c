// Claim: one thread creates the tasks of parallel masked taskloop, and each iteration is in one of them.
// Source: semantics.md §3, §5; OpenMP 5.2 §17.2
int a[64];

int main(void)
{
#pragma omp parallel masked taskloop //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] += i;
	return a[5];
}
