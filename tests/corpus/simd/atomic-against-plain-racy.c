// Claim: an atomic update against a plain read in another lane is a race.
// Source: semantics.md §6, §7
int b[64];

int main(void)
{
	int hits = 0;
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++) {
		b[i] = hits; //@ race(hits)
#pragma omp atomic
		hits++; //@ race(hits)
	}
	return hits;
}
