// Claim: the last iteration's copy is read at the end of the loop, while tasks that were generated in it may still write it.
// Source: OpenMP 5.2 §5.4.5, §12.5; semantics.md §5, §8
// Output: undefined
int main(void)
{
	int last = 0;

#pragma omp parallel //@ RACE witness T<=2
	{
#pragma omp for schedule(static, 1) lastprivate(last) //@ race(last)
		for (int i = 0; i < 1; i++) {
#pragma omp task shared(last)
			last = i; //@ race(last)
		}
	}
	return last;
}
