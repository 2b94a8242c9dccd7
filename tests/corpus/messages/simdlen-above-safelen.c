// Claim: simdlen is at most safelen.
// Source: OpenMP 5.2 §10.4
// Compilers refuse the program.
int a[64];

int main(void)
{
#pragma omp simd simdlen(8) safelen(4) //@ UNKNOWN(not-conforming) message(clause-argument)
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[4];
}
