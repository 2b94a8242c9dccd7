// Claim: the lower bound of num_teams is at most the upper one.
// Source: OpenMP 5.2 §10.2.1
// Compilers refuse the program.
int a[64];

int main(void)
{
#pragma omp teams distribute num_teams(4 : 2) //@ UNKNOWN(not-conforming) message(clause-argument)
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[4];
}
