// Claim: the iterations of a loop that binds to the thread are unordered among themselves, in the thread's own array too.
// Source: semantics.md §3; OpenMP 5.2 §11.7, §11.7.1
int main(void)
{
#pragma omp parallel //@ RACE
	{
		int a[64];
		a[0] = 1;
#pragma omp loop bind(thread)
		for (int i = 1; i < 64; i++)
			a[i] = a[i - 1]; //@ race(a)
		(void) a;
	}
	return 0;
}
