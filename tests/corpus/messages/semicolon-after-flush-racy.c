// Claim: a semicolon behind a directive that orders nothing hides no race.
// Source: OpenMP 5.2 §3.1, §15.8.5
// clang warns, gcc refuses the program.
double a[100], b[100];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp for nowait
		for (int i = 0; i < 100; i++)
			a[i] = i; //@ race(a)
#pragma omp taskyield; //@ message(extra-tokens)
#pragma omp for
		for (int i = 0; i < 100; i++)
			b[i] = a[99 - i]; //@ race(a)
	}
	return b[3] == 96 ? 0 : 1;
}
