// Claim: two loops that one use of a macro makes are two constructs: nothing says that the same thread gets the same iteration of both.
// Source: semantics.md §3
#define TWICE(sum) \
	_Pragma("omp for schedule(dynamic) nowait") for (int i = 0; i < 100; i++) sum[i] += i; \
	_Pragma("omp for schedule(dynamic) nowait") for (int i = 0; i < 100; i++) sum[i] += i

static int a[100];

int main(void)
{
#pragma omp parallel //@ RACE
	{
		TWICE(a); //@ race(a)
	}
	return a[99];
}
