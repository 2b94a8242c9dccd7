// Claim: the twin that reads the rows before and behind.
// Source: OpenMP 5.2 §3.2.5, §5.5.5; semantics.md §8
int m[8][4], b[1000];

int main(void)
{
	int most = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for reduction(+ : m[2:3][0:4]) nowait
		for (int i = 0; i < 1000; i++)
			m[2 + b[i] % 3][i % 4]++;
#pragma omp critical
		most += m[1][3] + m[5][0];
	}
	return most;
}
