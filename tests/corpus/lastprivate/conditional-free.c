// Claim: lastprivate(conditional:) gives copies; the last assignment in iteration order survives.
// Source: semantics.md §8; OpenMP 5.2 §5.4.5
int b[64];

int main(void)
{
	int last = -1;
	b[9] = 1;
	b[20] = 1;
#pragma omp parallel for lastprivate(conditional : last) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		if (b[i])
			last = i;
	return last;
}
