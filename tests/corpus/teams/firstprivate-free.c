// Claim: firstprivate gives each team a copy with the original's value.
// Source: semantics.md §8
// Output: differs without OpenMP
int main(void)
{
	int x = 4;
#pragma omp teams firstprivate(x) //@ RACE_FREE
	{
		x = x + 1;
	}
	return x == 4;
}
