// Claim: with != the variable may go down by one.
// Source: OpenMP 5.2 §4.4.1
int a[64];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 63; i != -1; i--)
		a[i] = i;
	return a[0];
}
