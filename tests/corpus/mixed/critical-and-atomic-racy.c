// Claim: critical and atomic do not exclude each other.
// Source: semantics.md §6
int main(void)
{
	int x = 0;
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		{
#pragma omp critical
			x += 1; //@ race(x)
		}
#pragma omp section
		{
#pragma omp atomic
			x += 2; //@ race(x)
		}
	}
	return x;
}
