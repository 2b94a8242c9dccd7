// Claim: what a device goes on with that a function behind a pointer has begun runs beside the statements that follow the call.
// Source: semantics.md §5; OpenMP 5.2 §13.8
static int w;
static void begin(void)
{
#pragma omp target map(tofrom : w) nowait //@ RACE race(w)
	w = 1;
}
static void (*const call)(void) = begin;

int main(void)
{
	call();
	w = 2; //@ race(w)
#pragma omp taskwait
	return 0;
}
