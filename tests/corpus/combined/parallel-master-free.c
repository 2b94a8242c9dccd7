// Claim: parallel master lets one thread in.
// Source: OpenMP 5.2 §17.2; semantics.md §3
int main(void)
{
	int x = 0;
#pragma omp parallel master //@ RACE_FREE
	x += 3;
	return x;
}
