// Claim: the number of threads is positive, also where only the values of the program tell it.
// Source: OpenMP 5.2 §3.2.1, §10.1.2
int a[64];

int main(void)
{
	int n = 3;

	n = n - 3;
#pragma omp parallel for num_threads(n) //@ UNKNOWN(not-conforming) message(clause-argument)
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[4];
}
