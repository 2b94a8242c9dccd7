// Claim: the twins that stay inside. Source: OpenMP 5.2 §5.5.5, §5.5.10; semantics.md §1
int main(void)
{
	int a[10] = {0}, b[10] = {0};
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskgroup task_reduction(+ : a[2:4])
	{
#pragma omp task in_reduction(+ : a[2:4])
		a[5]++;
#pragma omp task in_reduction(+ : a[2:4])
		a[3]++;
	}
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskloop reduction(+ : b[3])
	for (int i = 0; i < 10; i++)
		b[3]++;
	return a[3] + b[3];
}
