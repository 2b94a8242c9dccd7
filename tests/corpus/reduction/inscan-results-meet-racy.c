// Claim: a scan protects its variable, not where its results are stored.
// Source: semantics.md §8; OpenMP 5.2 §5.6
int a[64], b[32];

int main(void)
{
	int s = 0;
	a[3] = 2;
#pragma omp parallel for reduction(inscan, + : s) //@ RACE
	for (int i = 0; i < 64; i++) {
		s += a[i];
#pragma omp scan inclusive(s)
		b[i / 2] = s; //@ race(b)
	}
	return b[30];
}
