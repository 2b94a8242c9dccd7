// Claim: so does what a handler calls. Source: semantics.md §1; C11 §5.1.2.3p5, §7.14.1.1
#include <signal.h>

static int level = 1;

static void set(int number) { level = number; }

static void handler(int number) { set(number); }

static void install(void) { signal(SIGTERM, handler); }

int main(void) {
	int a[8];
	install();
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 8; i++)
		a[i] = level * i;
	return a[1] - 1;
}
