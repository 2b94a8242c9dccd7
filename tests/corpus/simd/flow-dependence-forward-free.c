// Claim: what the statement before writes for the next lane is there when the next lane reads it.
// Source: semantics.md §7; OpenMP 5.2 §10.4
int b[65], c[65], d[65];

int main(void)
{
	for (int i = 0; i < 65; i++)
		c[i] = i;
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		b[i + 1] = c[i];
		d[i] = b[i];
	}
	return d[5];
}
