// Claim: an inner loop's variable that is declared outside is one for all lanes.
// Source: semantics.md §7, §8; how often the loop runs depends on what other lanes have written, so that what follows is possible.
int a[16][8];

int main(void)
{
	int j;
#pragma omp simd //@ RACE
	for (int i = 0; i < 16; i++)
		for (j = 0; j < 8; j++) //@ race(j)
			a[i][j] = i + j; //@ race(j) possible
	return a[3][3];
}
