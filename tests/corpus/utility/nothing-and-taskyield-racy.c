// Claim: nothing and taskyield order nothing.
// Source: OpenMP 5.2 §8.4, §12.7
int x;

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp single nowait
		x = 1; //@ race(x)
#pragma omp nothing
#pragma omp taskyield
		if (x) { //@ race(x)
		}
	}
	return x;
}
