// Claim: in a simd loop only loop, simd, atomic and ordered simd may stand.
// Source: OpenMP 5.2 §17.1
// Output: undefined. gcc refuses the program.
int x;

int main(void)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
	{
#pragma omp single
		{
#pragma omp simd
			for (int i = 0; i < 8; i++) {
#pragma omp critical //@ message(closely-nested)
				{
				}
			}
			x = 1;
		}
	}
	return x;
}
