// Claim: masked may not be closely nested in single: the thread that executes the single need not be the primary one.
// Source: OpenMP 5.2 §17.1
// Output: undefined. gcc refuses the program.
int x;

int main(void)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
	{
#pragma omp single
		{
#pragma omp masked //@ message(closely-nested)
			x = 1;
		}
	}
	return x;
}
