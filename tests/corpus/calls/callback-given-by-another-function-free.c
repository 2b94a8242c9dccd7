// Claim: that code which is not seen is given a function is no sign of a thread: callers are taken to be serial.
// Source: semantics.md §5; decision 8
int x;
void each(void (*f)(int));
static void set(int i) { x = i; }
void all(void) { each(set); }
void work(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single
		x = 1;
	}
}
