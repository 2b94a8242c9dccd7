// Claim: of a thread's local array each lane uses its own element.
// Source: semantics.md §7, §8
int b[4][64];

int main(void)
{
#pragma omp parallel num_threads(4) //@ RACE_FREE
	{
		int buffer[64];
#pragma omp for
		for (int k = 0; k < 4; k++) {
#pragma omp simd
			for (int i = 0; i < 64; i++)
				buffer[i] = i * k;
#pragma omp simd
			for (int i = 0; i < 63; i++)
				b[k][i] = buffer[i] + buffer[i + 1];
		}
	}
	return b[0][3];
}
