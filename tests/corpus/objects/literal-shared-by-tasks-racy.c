// Claim: tasks share the compound literal of the task that generates them.
// Source: C11 §6.5.2.5 p5; semantics.md §5
int main(void) {
	int result = 0;
#pragma omp parallel //@ RACE
#pragma omp single
	{
		int *n = &(int){5};
#pragma omp task
		*n += 1; //@ race(n)
#pragma omp task
		*n += 2; //@ race(n)
#pragma omp taskwait
		result = *n;
	}
	return result - 8;
}
