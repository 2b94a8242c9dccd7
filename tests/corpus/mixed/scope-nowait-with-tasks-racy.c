// Claim: with nowait the atomic write of a task meets the plain read.
// Source: semantics.md §4, §5, §6 (atomic against plain)
int main(void)
{
	int x = 0, r = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp scope nowait
		{
#pragma omp task
			{
#pragma omp atomic write
				x = 1; //@ race(x)
			}
		}
#pragma omp single
		r = x; //@ race(x)
	}
	return r >= 0;
}
