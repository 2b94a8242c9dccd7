// Claim: a target task that does not take part in a reduction copies the original while others may add to it. Source:
// OpenMP 5.2 §5.5.12, §13.8.
int main(void) {
	int sum = 0;
#pragma omp parallel //@ RACE
#pragma omp single
#pragma omp taskgroup task_reduction(+ : sum)
	{
#pragma omp task in_reduction(+ : sum) //@ race(sum)
		sum += 4;
#pragma omp target nowait map(tofrom : sum) //@ race(sum)
		sum += 5;
	}
	return sum != 9;
}
