// Claim: a worksharing loop may not be closely nested in a task.
// Source: OpenMP 5.2 §17.1
// Output: undefined. gcc refuses the program.
int a[64];

int main(void)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
	{
#pragma omp task
		{
#pragma omp for //@ message(closely-nested)
			for (int i = 0; i < 64; i++)
				a[i] = i;
		}
	}
	return a[3];
}
