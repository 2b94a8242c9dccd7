// Claim: safelen is positive; without it all lanes may be apart.
// Source: OpenMP 5.2 §3.2.1, §10.4.1
// Compilers refuse the program.
int a[64];

int main(void)
{
#pragma omp simd safelen(0) //@ UNKNOWN(not-conforming) message(clause-argument)
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[4];
}
