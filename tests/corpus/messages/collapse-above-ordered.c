// Claim: collapse may not take more loops than ordered(n) names.
// Source: OpenMP 5.2 §4.4.4
// Compilers refuse the program.
int a[8][8];

int main(void)
{
#pragma omp parallel for collapse(2) ordered(1) //@ UNKNOWN(not-conforming) message(clause-argument)
	for (int i = 0; i < 8; i++)
		for (int j = 0; j < 8; j++)
			a[i][j] = i;
	return a[1][2];
}
