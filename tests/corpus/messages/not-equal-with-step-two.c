// Claim: with != the step must be one.
// Source: OpenMP 5.2 §4.4.1
// gcc refuses the program.
int a[64];

int main(void)
{
#pragma omp parallel for //@ UNKNOWN(not-conforming)
	for (int i = 0; i != 64; i += 2) //@ message(not-canonical)
		a[i] = i;
	return a[4];
}
