// Claim: a device works in the mapped part of an array, the host beside it. Source: OpenMP 5.2 §5.8.3
int a[100];

int main(void)
{
	int n = 10;
#pragma omp target map(tofrom : a[5:n]) nowait //@ RACE_FREE
	for (int i = 5; i < n + 5; i++)
		a[i] = i;
	for (int i = 20; i < 100; i++)
		a[i] = i;
#pragma omp taskwait
	return a[5] + a[20];
}
