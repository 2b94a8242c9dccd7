// Claim: 4294967297 loops are not one loop.
// Source: OpenMP 5.2 §3.2.1, §4.4.3
// Compilers refuse the program.
int a[64];

int main(void)
{
#pragma omp parallel for collapse(4294967297) //@ UNKNOWN(not-conforming) message(clause-argument)
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[4];
}
