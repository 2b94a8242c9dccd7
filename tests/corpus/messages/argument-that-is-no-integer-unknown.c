// Claim: numbers of threads, chunk sizes and thread numbers are integers. Source: OpenMP 5.2 §3.2.1, §10.1.2, §11.5.3. Compilers refuse it.
void fill(double *a, int n, double share) {
#pragma omp parallel num_threads(share) //@ UNKNOWN(not-conforming) //@ message(clause-argument)
	{
#pragma omp for schedule(static, 2.5) //@ message(clause-argument)
		for (int i = 0; i < n; i++)
			a[i] = i;
#pragma omp masked filter(a) //@ message(clause-argument)
		{
		}
	}
}
