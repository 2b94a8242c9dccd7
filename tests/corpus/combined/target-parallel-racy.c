// Claim: target parallel forks a team that shares the mapped variable.
// Source: OpenMP 5.2 §17.2; semantics.md §3, §8 (map)
// Output: depends on the team size
int main(void)
{
	int x = 0;
#pragma omp target parallel map(tofrom : x) //@ RACE
	x++; //@ race(x)
	return x;
}
