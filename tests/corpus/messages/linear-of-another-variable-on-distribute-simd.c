// Claim: with distribute only the variables of the loops may be linear.
// Source: OpenMP 5.2 §5.4.6
// Compilers refuse the program.
int v;

int main(void)
{
#pragma omp teams distribute parallel for simd linear(v) //@ UNKNOWN(not-conforming) message(clause-argument)
	for (int i = 0; i < 100; i++)
		v++;
	return v;
}
