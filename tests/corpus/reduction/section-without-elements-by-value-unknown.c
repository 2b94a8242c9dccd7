// Claim: a section in reduction has elements of its array alone, also where values decide. Output: undefined.
// Source: OpenMP 5.2 §3.2.5, §5.5.5; semantics.md §1
static int a[100];

int main(void)
{
	int none = 0, most = 60;
#pragma omp parallel reduction(+ : a[:none]) //@ UNKNOWN(not-conforming) message(clause-argument)
	;
#pragma omp parallel reduction(+ : a[most:most]) //@ UNKNOWN(not-conforming) message(clause-argument)
	a[60]++;
	return 0;
}
