// Claim: without distribute each team executes the whole loop.
// Source: semantics.md §3
int a[64];

int main(void)
{
#pragma omp teams //@ RACE
	{
#pragma omp parallel for
		for (int i = 0; i < 64; i++)
			a[i] = i; //@ race(a)
	}
	return a[7];
}
