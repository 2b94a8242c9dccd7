// Claim: the threads of inner teams have copies of their own too; the inner primary thread uses its outer one's.
// Source: semantics.md §8, §10 (gthr)
// Output: depends on the team size
static int count;
#pragma omp threadprivate(count)

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		count++;
#pragma omp parallel
		count++;
		count++;
	}
	return count;
}
