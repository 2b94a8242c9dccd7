// Claim: the twin that hands the value over in a shared variable without the barrier.
// Source: semantics.md §4, §8
// Output: depends on the team size
int main(void)
{
	int r = 0, x = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp single nowait
		x = 5; //@ race(x)
#pragma omp atomic
		r += x; //@ race(x)
	}
	return r;
}
