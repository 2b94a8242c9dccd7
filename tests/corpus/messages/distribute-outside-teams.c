// Claim: distribute must be closely nested in a teams region.
// Source: OpenMP 5.2 §11.6, §17.1
// Output: undefined. gcc refuses the program.
int a[64];

int main(void)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
	{
#pragma omp distribute //@ message(closely-nested)
		for (int i = 0; i < 64; i++)
			a[i] = i;
	}
	return a[4];
}
