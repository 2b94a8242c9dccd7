// Claim: the bounds of distribute parallel for are evaluated where the iterations are distributed, before the parallel regions: their
// default(none) does not ask for them.
// Source: OpenMP 5.2 §5.4.1, §11.6, §17.2
int a[64];

int main(void)
{
	int n = 64;
#pragma omp target teams map(tofrom : a) firstprivate(n) //@ RACE_FREE
	{
#pragma omp distribute parallel for default(none) shared(a)
		for (int i = 0; i < n; i++)
			a[i] = i;
	}
	return a[3] - 3;
}
