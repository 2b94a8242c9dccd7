// Claim: copyprivate hands the value of one thread to the private copies of the others before the end of single.
// Source: semantics.md §8; OpenMP 5.2 §5.7.2
// Output: depends on the team size
int main(void)
{
	int r = 0;
#pragma omp parallel //@ RACE_FREE
	{
		int x;
#pragma omp single copyprivate(x)
		x = 5;
#pragma omp atomic
		r += x;
	}
	return r;
}
