// Claim: the elements of a section are the array's. Compilers refuse this or warn. Source: OpenMP 5.2 §3.2.5
int main(void) {
	int a[8] = {0};
#pragma omp parallel for reduction(+ : a[1:8]) //@ UNKNOWN(not-conforming) message(clause-argument)
	for (int i = 0; i < 8; i++)
		a[1] += i;
	return a[1] - 28;
}
