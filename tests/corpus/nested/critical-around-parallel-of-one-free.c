// Claim: an inner team of one is excluded by the critical region of its encountering thread.
// Source: semantics.md §6
// Output: depends on the team size
int main(void)
{
	int y = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp critical
		{
#pragma omp parallel num_threads(1)
			y++;
		}
	}
	return y;
}
