// Claim: an unrolled loop that every thread executes races like the loop itself.
// Source: OpenMP 5.2 §9.2; semantics.md §3
// gcc 12 does not know unroll.
int a[4];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp unroll
		for (int j = 0; j < 4; j++)
			a[j] = j; //@ race(a)
	}
	return a[3];
}
