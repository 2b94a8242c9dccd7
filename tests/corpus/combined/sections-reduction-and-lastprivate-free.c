// Claim: sections with a reduction and a lastprivate; both are there after its barrier.
// Source: semantics.md §4, §8
int main(void)
{
	int s = 0, last = 0, r = 0;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp sections reduction(+ : s) lastprivate(last)
		{
#pragma omp section
			{
				s += 1;
				last = 1;
			}
#pragma omp section
			{
				s += 2;
				last = 2;
			}
		}
#pragma omp single
		r = s + last;
	}
	return r;
}
