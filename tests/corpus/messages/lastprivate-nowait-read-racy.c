// Claim: a lastprivate variable that is read after nowait is a race of the copy-out and the read.
// Source: OpenMP 5.2 §5.4.5; semantics.md §8
int a[64], b[64];

int main(void)
{
	int last = 0;
#pragma omp parallel //@ RACE
	{
#pragma omp for lastprivate(last) nowait //@ race(last) message(lastprivate-nowait)
		for (int i = 0; i < 64; i++) {
			last = i;
			a[i] = last;
		}
#pragma omp for
		for (int i = 0; i < 64; i++)
			b[i] = last; //@ race(last)
	}
	return b[0] >= 0;
}
