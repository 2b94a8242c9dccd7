// Claim: what a device goes on with that a function behind a pointer has begun is over behind a taskwait.
// Source: semantics.md §5; OpenMP 5.2 §13.8
static int w;
static void begin(void)
{
#pragma omp target map(tofrom : w) nowait //@ RACE_FREE
	w = 1;
}
static void (*const call)(void) = begin;

int main(void)
{
	call();
#pragma omp taskwait
	w = 2;
	return w;
}
