// Claim: one thread that forks a team of one is alone.
// Source: semantics.md §3
int main(void)
{
	int x = 0;
#pragma omp parallel num_threads(1) //@ RACE_FREE
	{
#pragma omp parallel num_threads(1)
		x++;
	}
	return x;
}
