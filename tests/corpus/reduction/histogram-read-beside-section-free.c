// Claim: the twin that reads what is not in the section.
// Source: OpenMP 5.2 §3.2.5, §5.5.5; semantics.md §8
int h[16], b[1000];

int main(void)
{
	int most = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for reduction(+ : h[2:5]) nowait
		for (int i = 0; i < 1000; i++)
			h[2 + (b[i] & 3)]++;
#pragma omp critical
		most += h[7] + h[1];
	}
	return most;
}
