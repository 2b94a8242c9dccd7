// Claim: at the end of a loop the copies of a reduction are combined, while tasks that were generated in it may still update them.
// Source: OpenMP 5.2 §5.5.5, §12.5; semantics.md §5, §8
// Output: undefined
int main(void)
{
	int sum = 0;

#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
#pragma omp for schedule(static, 1) reduction(+ : sum) //@ race(sum)
		for (int i = 0; i < 2; i++) {
#pragma omp task shared(sum)
			sum += i; //@ race(sum)
		}
	}
	return sum;
}
