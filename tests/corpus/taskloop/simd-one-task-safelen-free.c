// Claim: in one task only lanes meet, and safelen keeps them apart.
// Source: semantics.md §5, §7; OpenMP 5.2 §10.4.1, §12.6.2
int a[72];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskloop simd num_tasks(1) safelen(4)
	for (int i = 0; i < 64; i++)
		a[i + 4] = a[i] + 1;
	return a[5];
}
