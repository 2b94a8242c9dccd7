// Claim: without a length a section reaches to the end of the array: behind it nothing is left, or less. Compilers refuse this.
// Source: OpenMP 5.2 §3.2.5, §15.9.5; semantics.md §1
static int a[10], y;

int main(void) {
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
	{
#pragma omp task depend(out : a[100:]) //@ message(clause-argument)
		a[3] = 1;
#pragma omp task depend(in : a[100:]) //@ message(clause-argument)
		y = a[3];
	}
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
	{
#pragma omp task depend(out : a[10:]) //@ message(clause-argument)
		a[3] += 1;
	}
	return y - 1;
}
