// Claim: a task that has its row for itself may still have a lane race.
// Source: semantics.md §5, §7
int a[16][64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp single
		for (int r = 0; r < 16; r++) {
#pragma omp task
			{
#pragma omp simd
				for (int i = 0; i < 63; i++)
					a[r][i + 1] = a[r][i] + r; //@ race(a)
			}
		}
	}
	return a[3][4];
}
