// Claim: a section of two dimensions covers all rows that it names.
// Source: OpenMP 5.2 §3.2.5, §5.5.5; semantics.md §8
int m[8][4], b[1000];

int main(void)
{
	int most = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp for reduction(+ : m[2:3][0:4]) nowait //@ race(m)
		for (int i = 0; i < 1000; i++)
			m[2 + b[i] % 3][i % 4]++;
#pragma omp critical
		most += m[4][3]; //@ race(m)
	}
	return most;
}
