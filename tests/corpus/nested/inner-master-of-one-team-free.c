// Claim: with one outer thread there is one inner master.
// Source: semantics.md §3, §10
int main(void)
{
	int x = 0;
#pragma omp parallel num_threads(1) //@ RACE_FREE
	{
#pragma omp parallel
		{
#pragma omp master
			x++;
		}
	}
	return x;
}
