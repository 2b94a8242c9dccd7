// Claim: the schedule runtime has no chunk size.
// Source: OpenMP 5.2 §11.5.3
// Compilers refuse the program.
int a[64];

int main(void)
{
#pragma omp parallel for schedule(runtime, 4) //@ UNKNOWN(not-conforming) message(clause-argument)
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[4];
}
