// Claim: cancel for must stand directly in the worksharing loop.
// Source: OpenMP 5.2 §16.1
// Output: undefined. gcc refuses the program.
int x;

int main(void)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
	{
#pragma omp single
		{
			x = 1;
#pragma omp cancel for //@ message(closely-nested)
		}
	}
	return x;
}
