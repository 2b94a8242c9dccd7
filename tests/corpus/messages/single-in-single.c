// Claim: a single region may not be closely nested in another one.
// Source: OpenMP 5.2 §17.1
// Output: undefined. gcc refuses the program.
int main(void)
{
	int x = 0, y = 0;
#pragma omp parallel //@ UNKNOWN(not-conforming)
	{
#pragma omp single
		{
			x = 1;
#pragma omp single //@ message(closely-nested)
			y = 2;
		}
	}
	return x + y;
}
