// Claim: masked has no barrier: the tasks of the other threads read what it writes.
// Source: semantics.md §4, §5
// Output: depends on the team size
int main(void)
{
	int x = 0, r = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp masked
		x = 1; //@ race(x)
#pragma omp task shared(x, r)
		{
#pragma omp atomic
			r += x; //@ race(x)
		}
	}
	return r;
}
