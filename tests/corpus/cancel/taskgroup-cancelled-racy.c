// Claim: a cancelled taskgroup may have executed both of its tasks at the same time.
// Source: semantics.md §5; OpenMP 5.2 §16.1
int main(void)
{
	int x = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp single
		{
#pragma omp taskgroup
			{
#pragma omp task shared(x)
				x = 1; //@ race(x)
#pragma omp task shared(x)
				{
					x = 2; //@ race(x)
#pragma omp cancel taskgroup
				}
			}
		}
	}
	return x > 0;
}
