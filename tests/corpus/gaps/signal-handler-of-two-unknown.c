// Claim: taking back the handler of one signal leaves that of another. Source: semantics.md §1; C11 §5.1.2.3p5, §7.14.1.1
#include <signal.h>

static int level = 1;

static void handler(int number) { level = number; }

static void install(int number) { signal(number, handler); }

int main(void) {
	int a[8];
	install(SIGINT);
	install(SIGTERM);
	signal(SIGINT, SIG_DFL);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 8; i++)
		a[i] = level * i;
	return a[1] - 1;
}
