// Claim: the code of a target region is executed by one thread.
// Source: semantics.md §3; OpenMP 5.2 §13.8
int main(void)
{
	int x = 1;
#pragma omp target map(tofrom : x) //@ RACE_FREE
	{
		x++;
		x *= 3;
	}
	return x;
}
