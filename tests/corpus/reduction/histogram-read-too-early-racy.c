// Claim: with nowait the elements of the section may be combined until the next barrier.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
int h[16], b[1000];

int main(void)
{
	int most = 0;
#pragma omp parallel //@ RACE witness T<=2
	{
#pragma omp for reduction(+ : h[0:16]) nowait //@ race(h)
		for (int i = 0; i < 1000; i++)
			h[b[i] & 15]++;
#pragma omp critical
		most += h[7]; //@ race(h)
	}
	return most;
}
