// Claim: taskwait joins the target task.
// Source: semantics.md §5; OpenMP 5.2 §15.5
int a[64];

int main(void)
{
#pragma omp target nowait map(tofrom : a) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] += i;
#pragma omp taskwait
	a[9] = 5;
	return a[7];
}
