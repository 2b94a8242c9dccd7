// Claim: chunks have at least one iteration.
// Source: OpenMP 5.2 §3.2.1, §11.5.3
// Compilers warn.
int a[64];

int main(void)
{
#pragma omp parallel for schedule(static, 0) //@ UNKNOWN(not-conforming) message(clause-argument)
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[4];
}
