// Claim: target data waits for no target task: at its end it reads what the task still writes on the device.
// Source: semantics.md §5; OpenMP 5.2 §13.5, §13.8
int a[8];

int main(void)
{
#pragma omp target data map(tofrom : a) //@ race(a)
	{
#pragma omp target nowait //@ RACE
		a[0] = 1; //@ race(a)
	}
#pragma omp taskwait
	return a[0];
}
