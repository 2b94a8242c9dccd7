// Claim: the sizes of tiles are positive.
// Source: OpenMP 5.2 §3.2.1, §9.1.1
// Compilers refuse the program.
int a[64];

int main(void)
{
#pragma omp parallel for //@ UNKNOWN(not-conforming)
#pragma omp tile sizes(0) //@ message(clause-argument)
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[4];
}
