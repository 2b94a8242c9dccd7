// Claim: a task that is waited for in the last iteration has written the copy when it is read at the end of the loop.
// Source: OpenMP 5.2 §5.4.5, §15.5; semantics.md §5, §8
int main(void)
{
	int last = 0;

#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for schedule(static, 1) lastprivate(last)
		for (int i = 0; i < 1; i++) {
#pragma omp task shared(last)
			last = i;
#pragma omp taskwait
		}
	}
	return last;
}
