// Claim: an atomic construct excludes lanes like threads.
// Source: semantics.md §6, §7; OpenMP 5.2 §10.4 (atomic may stand in a simd region)
int b[64];

int main(void)
{
	int hits = 0;
	b[7] = 1;
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		if (b[i] > 0) {
#pragma omp atomic
			hits++;
		}
	return hits;
}
