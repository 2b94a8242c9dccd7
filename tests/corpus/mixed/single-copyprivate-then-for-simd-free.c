// Claim: the twin that divides the iterations.
// Source: semantics.md §7, §8
int buffer[64];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		int *p;
#pragma omp single copyprivate(p)
		p = buffer;
#pragma omp for simd
		for (int i = 0; i < 64; i++)
			p[i] = i;
	}
	return buffer[5];
}
