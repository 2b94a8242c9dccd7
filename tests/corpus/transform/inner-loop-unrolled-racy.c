// Claim: unrolling the inner loop changes nothing of who executes it.
// Source: semantics.md §3; OpenMP 5.2 §9.2
int b[64][64];

int main(void)
{
#pragma omp parallel for //@ RACE
	for (int i = 1; i < 64; i++) {
#pragma omp unroll partial
		for (int j = 1; j < 64; j++)
			b[i][j] += b[i - 1][j]; //@ race(b)
	}
	return b[1][1] & 1;
}
