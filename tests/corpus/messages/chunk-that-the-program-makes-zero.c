// Claim: the size of chunks is positive, also where only the values of the program tell it.
// Source: OpenMP 5.2 §3.2.1, §11.5.3
int a[64];
static int zero(void)
{
	return 0;
}

int main(void)
{
#pragma omp parallel for schedule(dynamic, zero()) //@ UNKNOWN(not-conforming) message(clause-argument)
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[4];
}
