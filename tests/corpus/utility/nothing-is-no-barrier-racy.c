// Claim: nothing is no barrier.
// Source: OpenMP 5.2 §8.4; semantics.md §4
int main(void)
{
	int x = 0, r = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp single nowait
		x = 1; //@ race(x)
#pragma omp nothing
#pragma omp critical
		r |= x; //@ race(x)
	}
	return r >= 0;
}
