// Claim: an exclusive scan gives each iteration the sum before it.
// Source: semantics.md §8; OpenMP 5.2 §5.6
int a[64], b[64];

int main(void)
{
	int s = 0;
	a[3] = 2;
#pragma omp parallel for reduction(inscan, + : s) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		b[i] = s;
#pragma omp scan exclusive(s)
		s += a[i];
	}
	return b[60] + s;
}
