// Claim: a semicolon behind a directive is nothing but a message: the barrier is one.
// Source: OpenMP 5.2 §3.1
// clang warns, gcc refuses the program.
double a[100], b[100];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for nowait
		for (int i = 0; i < 100; i++)
			a[i] = i;
#pragma omp barrier; //@ message(extra-tokens)
#pragma omp for
		for (int i = 0; i < 100; i++)
			b[i] = a[99 - i];
	}
	return b[3] == 96 ? 0 : 1;
}
