// Claim: an inner team inherits the critical region of its encountering thread, but its threads do not exclude each other.
// Source: semantics.md §6
// Output: depends on the team size
int main(void)
{
	int y = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp critical
		{
#pragma omp parallel
			y++; //@ race(y)
		}
	}
	return y;
}
