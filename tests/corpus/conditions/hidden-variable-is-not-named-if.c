// Claim: a condition names what the region can name: a variable that an inner block hides is told by one that holds the same. Source:
// decision 29; C11 §6.2.1
double *a;

void scale(int step, int n) {
	int kept = step;
	{
		int step = 7;
#pragma omp parallel for //@ RACE_FREE_IF(stride kept)
		for (int i = 0; i < n; i++)
			a[i * kept] = step;
	}
}
