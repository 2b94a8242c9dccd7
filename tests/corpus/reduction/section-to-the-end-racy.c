// Claim: a section without a length reaches to the array's end, and no further down than its lower bound.
// Source: OpenMP 5.2 §3.2.5; semantics.md §8
int h[16], b[1000];

int main(void)
{
	int most = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp for reduction(+ : h[12:]) nowait //@ race(h)
		for (int i = 0; i < 1000; i++)
			h[12 + (b[i] & 3)]++;
#pragma omp critical
		{
			most += h[11];
			most += h[15]; //@ race(h)
		}
	}
	return most;
}
