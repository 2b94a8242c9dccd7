// Claim: of a list item of in_reduction on target the task's copy is mapped, not the original, which other tasks take part in as well. Source:
// OpenMP 5.2 §5.5.12, §13.8.
int main(void) {
	int sum = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskgroup task_reduction(+ : sum)
	{
#pragma omp task in_reduction(+ : sum)
		sum += 4;
#pragma omp target nowait in_reduction(+ : sum) map(tofrom : sum)
		sum += 5;
	}
	return sum != 9;
}
