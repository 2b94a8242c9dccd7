// Claim: a linear clause writes the static variable that it names, though no statement does.
// Source: semantics.md §8 (linear reads and writes the original); OpenMP 5.2 §5.4.6.
static int n = 1;
static int x;

void step(void)
{
#pragma omp simd linear(n : 2) //@ RACE_FREE
	for (int i = 0; i < 2; i++) {
	}
}

int work(void)
{
#pragma omp parallel //@ RACE
	{
		if (n == 5)
			x = 1; //@ race(x)
	}
	return x;
}
