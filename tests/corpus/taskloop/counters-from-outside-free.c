// Claim: loop variables that are declared outside are each task's own, also where the bounds of an inner loop depend on the outer one's.
// Source: OpenMP 5.2 §5.1.1, §12.6
static int i, j, table[8][8];

int main(void)
{
	i = j = -1;
#pragma omp parallel masked //@ RACE_FREE
#pragma omp taskloop collapse(2) lastprivate(i, j)
	for (i = 0; i < 8; i++)
		for (j = i; j < i + 1; j++)
			table[i][j]++;
	if (i != 8)
		return 1;
#pragma omp parallel for //@ RACE_FREE
	for (int k = 0; k < 8; k++)
		table[k][k]++;
	return table[7][7] != 2;
}
