// Claim: parallel masked with a filter lets one thread in.
// Source: semantics.md §3; OpenMP 5.2 §10.5, §17.2
int main(void)
{
	int x = 0;
#pragma omp parallel masked filter(0) //@ RACE_FREE
	{
		x++;
		x++;
	}
	return x;
}
