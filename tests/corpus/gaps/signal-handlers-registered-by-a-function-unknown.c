// Claim: taking back the handler of one signal leaves that of another, which the same function has registered.
// Source: semantics.md §5; decision 8
#include <signal.h>
volatile int x;
static void h1(int s) { x = s; }
static void h2(int s) { x = -s; }
static void reg(int s, void (*h)(int)) { signal(s, h); }
int main(void) {
	reg(SIGUSR1, h1);
	reg(SIGUSR2, h2);
	signal(SIGUSR2, SIG_IGN);
#pragma omp parallel num_threads(4) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 2;
	}
	return x;
}
