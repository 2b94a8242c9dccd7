// Claim: linear is no clause of distribute parallel for.
// Source: OpenMP 5.2 §17.2
// Compilers refuse the program.
int v;

int main(void)
{
#pragma omp teams distribute parallel for linear(v) //@ UNKNOWN(unmodelled-clause) message(clause-not-allowed)
	for (int i = 0; i < 100; i++)
		v++;
	return v;
}
