// Claim: a barrier may not stand in a masked region.
// Source: OpenMP 5.2 §17.1
// Output: undefined. gcc refuses the program.
int main(void)
{
	int x = 0;
#pragma omp parallel //@ UNKNOWN(not-conforming)
	{
#pragma omp masked
		{
			x++;
#pragma omp barrier //@ message(closely-nested)
		}
	}
	return x;
}
