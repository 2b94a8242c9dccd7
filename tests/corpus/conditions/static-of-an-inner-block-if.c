// Claim: of two static variables of one name a region names the one whose block it stands in. Source: decision 29; C11 §6.2.1
double *a;

void scale(int n, int m) {
	static int step = 3;
	int kept = m;
	{
		static int step = 4;
		step = n;
		kept += step;
	}
	step = m;
#pragma omp parallel for //@ RACE_FREE_IF(stride m)
	for (int i = 0; i < n; i++)
		a[i * step] = kept;
}
