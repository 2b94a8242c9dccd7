// Claim: simd shares no work between threads: each thread of a parallel region executes all iterations.
// Source: semantics.md §3, §7; OpenMP 5.2 §10.4
int a[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp simd
		for (int i = 0; i < 64; i++)
			a[i] = i; //@ race(a)
	}
	return a[5];
}
