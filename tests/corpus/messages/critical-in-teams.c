// Claim: critical may not be strictly nested in teams.
// Source: OpenMP 5.2 §10.2 (restrictions)
// Output: undefined. gcc refuses the program.
int main(void)
{
	int x = 0;
#pragma omp teams num_teams(1) //@ UNKNOWN(not-conforming)
	{
#pragma omp critical //@ message(closely-nested)
		x++;
	}
	return x;
}
