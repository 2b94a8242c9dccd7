// Claim: the barrier of scope completes the tasks that it created.
// Source: semantics.md §4, §5
int main(void)
{
	int x = 0, r = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp scope
		{
#pragma omp task
			{
#pragma omp atomic write
				x = 1;
			}
		}
#pragma omp single
		r = x;
	}
	return r;
}
