// Claim: rows of another length than the program's subscripts need would let elements of two threads be one; no n that is long enough
// does, so that the region is free where subscripts stay inside. Source: C17 §6.5.6p8, §6.7.6.2p5; docs/decisions/0029
void shift(int n, int c[][n]) {
#pragma omp parallel for collapse(2) schedule(static, 1) num_threads(2) //@ RACE_FREE_IF(in-bounds c)
	for (int i = 0; i < 3; i++) {
		for (int j = 2; j < 5; j++) {
			c[j + 2][8 * i + j] += 1;
		}
	}
}
