// Claim: the barrier of scope comes after its reduction.
// Source: semantics.md §4, §8; OpenMP 5.2 §11.2
// Output: depends on the team size
int main(void)
{
	int s = 0, r = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp scope reduction(+ : s)
		{
			s += 1;
		}
#pragma omp atomic write
		r = s;
	}
	return r;
}
