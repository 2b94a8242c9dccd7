// Claim: with nowait the copy-out of lastprivate may come at any time before the next barrier.
// Source: semantics.md §4, §8; OpenMP 5.2 §5.4.5
// Output: depends on the team size
int a[64];

int main(void)
{
	int last = 0, r = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp for lastprivate(last) nowait //@ race(last) message(lastprivate-nowait)
		for (int i = 0; i < 64; i++) {
			last = i;
			a[i] = last;
		}
#pragma omp critical
		r += last; //@ race(last)
	}
	return r & 63;
}
