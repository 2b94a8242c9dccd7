// Claim: of an array one element may be reduced; the others are those of the original.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
int h[16], b[1000];

int main(void)
{
	int most = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp for reduction(+ : h[3]) nowait //@ race(h)
		for (int i = 0; i < 1000; i++)
			h[3] += b[i];
#pragma omp critical
		{
			most += h[2];
			most += h[3]; //@ race(h)
		}
	}
	return most;
}
