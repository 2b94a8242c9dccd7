// Claim: a declare target function on the device writes a device variable from each thread.
// Source: semantics.md §9 (calls); OpenMP 5.2 §7.8
#pragma omp declare target
int hits;
static void hit(int by)
{
	hits += by; //@ race(hits)
}
#pragma omp end declare target

int main(void)
{
#pragma omp target parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		hit(i);
	return 0;
}
