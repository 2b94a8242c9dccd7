// Claim: the section's last element is one of those that are combined.
// Source: OpenMP 5.2 §3.2.5, §5.5.5; semantics.md §8
int h[16], b[1000];

int main(void)
{
	int most = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp for reduction(+ : h[2:5]) nowait //@ race(h)
		for (int i = 0; i < 1000; i++)
			h[2 + (b[i] & 3)]++;
#pragma omp critical
		most += h[6]; //@ race(h)
	}
	return most;
}
