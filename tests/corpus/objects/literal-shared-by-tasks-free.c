// Claim: a task's write to the compound literal of the task that generated it is before what follows taskwait.
// Source: C11 §6.5.2.5 p5; semantics.md §5
int main(void) {
	int result = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
		int *n = &(int){5};
#pragma omp task
		*n += 1;
#pragma omp taskwait
		result = *n;
	}
	return result - 6;
}
