// Claim: private on scope gives each thread a copy in its block.
// Source: semantics.md §8; OpenMP 5.2 §11.2
// Output: depends on the team size
int main(void)
{
	int t = 0, r = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp scope private(t)
		{
			t = 2;
#pragma omp atomic
			r += t;
		}
	}
	return r + t;
}
