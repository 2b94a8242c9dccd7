// Claim: teams may not stand inside a parallel region.
// Source: OpenMP 5.2 §10.2 (restrictions)
// Output: undefined. gcc refuses the program.
int a[8];

int main(void)
{
#pragma omp parallel num_threads(1) //@ UNKNOWN(not-conforming)
	{
#pragma omp teams num_teams(1) //@ message(closely-nested)
		a[0] = 1;
	}
	return a[1];
}
