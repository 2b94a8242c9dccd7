// Claim: the statement before writes what a lane in front reads later: a backward anti-dependence.
// Source: semantics.md §7; OpenMP 5.2 §10.4
int b[65], c[65], d[65];

int main(void)
{
	for (int i = 0; i < 65; i++)
		c[i] = i;
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++) {
		b[i] = c[i]; //@ race(b)
		d[i] = b[i + 1]; //@ race(b)
	}
	return d[5];
}
