// Claim: distribute stands directly in teams, not in a parallel region of a team.
// Source: OpenMP 5.2 §11.6 (restrictions)
// Output: undefined. gcc refuses the program.
int a[64];

int main(void)
{
#pragma omp teams num_teams(2) //@ UNKNOWN(not-conforming)
	{
#pragma omp parallel
		{
#pragma omp distribute //@ message(closely-nested)
			for (int i = 0; i < 64; i++)
				a[i] = i;
		}
	}
	return a[0];
}
