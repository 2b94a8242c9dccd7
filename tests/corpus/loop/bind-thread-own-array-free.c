// Claim: a loop that binds to the thread and fills the thread's own array is free.
// Source: semantics.md §3; OpenMP 5.2 §11.7.1
int main(void)
{
	int n = 3;
#pragma omp parallel //@ RACE_FREE
	{
		int a[64];
#pragma omp loop bind(thread)
		for (int i = 0; i < 64; i++)
			a[i] = i * n;
		(void) a;
	}
	return n;
}
