// Claim: a loop that is not in canonical form inside the lanes, over the lane's own row.
// Source: semantics.md §7
int a[16][9], n[16];

int main(void)
{
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 16; i++) {
		int k = n[i] & 7;
		while (k > 0) {
			a[i][k] = a[i][k - 1];
			k--;
		}
	}
	return a[3][4];
}
