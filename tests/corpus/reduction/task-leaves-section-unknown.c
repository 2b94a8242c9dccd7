// Claim: a task that takes part has a copy of the section alone, and so have the tasks of a loop.
// Output: undefined. Source: OpenMP 5.2 §5.5.5, §5.5.10; semantics.md §1
int main(void)
{
	int a[10] = {0}, b[10] = {0};
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
#pragma omp taskgroup task_reduction(+ : a[2:4])
	{
#pragma omp task in_reduction(+ : a[2:4])
		a[7]++; //@ message(outside-section)
#pragma omp task in_reduction(+ : a[2:4])
		a[3]++;
	}
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
#pragma omp taskloop reduction(+ : b[3])
	for (int i = 0; i < 10; i++)
		b[4]++; //@ message(outside-section)
	return a[3] + b[3];
}
