// Claim: with nowait the sum may be combined until the next barrier.
// Source: semantics.md §8; OpenMP 5.2 §11.2
// Output: depends on the team size
int main(void)
{
	int s = 0, r = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp scope reduction(+ : s) nowait //@ race(s)
		{
			s += 1;
		}
#pragma omp atomic write
		r = s; //@ race(s)
	}
	return r;
}
