// Claim: after the construct's barrier the combined section may be read.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
int b[1000];

int main(void)
{
	int h[16] = {0}, most = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for reduction(+ : h[:16])
		for (int i = 0; i < 1000; i++)
			h[b[i] & 15]++;
#pragma omp critical
		most += h[7];
	}
	return most;
}
