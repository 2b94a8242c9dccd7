// Claim: a dependence needs an element. Compilers refuse this or warn. Source: OpenMP 5.2 §15.9.5
int main(void) {
	int a[8] = {0};
#pragma omp parallel num_threads(2) //@ UNKNOWN(not-conforming)
#pragma omp single
	{
#pragma omp task depend(out : a[0:0]) //@ message(clause-argument)
		a[1]++;
#pragma omp taskwait
		a[1]++;
	}
	return a[1] - 2;
}
