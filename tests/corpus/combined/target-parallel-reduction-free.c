// Claim: the twin with a reduction.
// Source: OpenMP 5.2 §17.2; semantics.md §8
// Output: depends on the team size
int main(void)
{
	int x = 0;
#pragma omp target parallel map(tofrom : x) reduction(+ : x) //@ RACE_FREE
	x++;
	return x;
}
