// Claim: tasks that are waited for in the iteration have updated the thread's copy when it is combined.
// Source: OpenMP 5.2 §5.5.5, §15.5; semantics.md §5, §8
int main(void)
{
	int sum = 0;

#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp for schedule(static, 1) reduction(+ : sum)
		for (int i = 0; i < 2; i++) {
#pragma omp task shared(sum)
			sum += i;
#pragma omp taskwait
		}
	}
	return sum;
}
