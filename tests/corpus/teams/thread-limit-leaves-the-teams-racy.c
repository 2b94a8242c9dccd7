// Claim: thread_limit is per team; the teams still meet.
// Source: semantics.md §3; OpenMP 5.2 §13.3
// Output: differs without OpenMP
int main(void)
{
	int x = 0;
#pragma omp teams thread_limit(1) //@ RACE
	{
#pragma omp parallel
		x++; //@ race(x)
	}
	return x;
}
