// Claim: where a block hides the only name of a number there is no condition. Source: decision 29; C11 §6.2.1
double *a;

void scale(int step, int n) {
	int *held = &step;
	{
		int step = 7;
#pragma omp parallel for //@ RACE
		for (int i = 0; i < n; i++)
			a[i * *held] = step; //@ race(a)
	}
}
