// Claim: lanes that do not execute a statement do not take part: of iterations 0, 3, 6, ... none reads what another one writes.
// Source: semantics.md §2 (path conditions), §7
int a[65];

int main(void)
{
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		if (i % 3 == 0)
			a[i + 1] = a[i] + 1;
	return a[4];
}
