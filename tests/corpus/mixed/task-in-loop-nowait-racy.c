// Claim: with nowait and the same static iterations, the tasks may be executed by other threads, and later.
// Source: semantics.md §3, §4, §5
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp for schedule(static, 1) nowait
		for (int i = 0; i < 64; i++) {
#pragma omp task
			a[i] = i; //@ race(a)
		}
#pragma omp for schedule(static, 1)
		for (int i = 0; i < 64; i++)
			b[i] = a[i]; //@ race(a)
	}
	return b[5];
}
