// Claim: the team of the last iteration alone writes the original.
// Source: semantics.md §8; OpenMP 5.2 §5.4.5
int a[64];

int main(void)
{
	int last = 0;
#pragma omp teams distribute lastprivate(last) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		last = i;
		a[i] = last;
	}
	return last;
}
