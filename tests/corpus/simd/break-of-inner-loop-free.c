// Claim: lanes may leave inner loops early.
// Source: semantics.md §7
int a[16][8], first[16];

int main(void)
{
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 16; i++) {
		first[i] = -1;
		for (int j = 0; j < 8; j++) {
			if (a[i][j] != 0) {
				first[i] = j;
				break;
			}
		}
	}
	return first[3];
}
