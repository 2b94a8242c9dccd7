// Claim: what a section does before it cancels may meet what the other section does.
// Source: semantics.md §3; OpenMP 5.2 §16.1
int main(void)
{
	int x = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp sections
		{
#pragma omp section
			{
				x = 1; //@ race(x)
#pragma omp cancel sections
			}
#pragma omp section
			x = 2; //@ race(x)
		}
	}
	return x > 0;
}
