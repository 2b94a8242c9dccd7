// Claim: the lastprivate write of one encounter meets the firstprivate copies of the next where no barrier stands between.
// Source: OpenMP 5.2 §5.4.4, §5.4.5; semantics.md §8
int x;

int main(void)
{
#pragma omp parallel //@ RACE
	for (int k = 0; k < 3; k++)
#pragma omp for firstprivate(x) lastprivate(x) nowait //@ race(x) message(lastprivate-nowait)
		for (int i = 0; i < 100; i++)
			x += i;
}
