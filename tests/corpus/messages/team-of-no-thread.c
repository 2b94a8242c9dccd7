// Claim: a team of 0 threads is none: nothing is proved of it.
// Source: OpenMP 5.2 §3.2.1, §10.1.2
// Compilers warn.
int a[64];

int main(void)
{
#pragma omp parallel for num_threads(0) //@ UNKNOWN(not-conforming) message(clause-argument)
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[4];
}
