// Claim: a function with the attribute destructor is executed at the program's end, by the thread that ends it.
// Source: GCC manual, Common Function Attributes; C11 §7.22.4.4p3.
#include <stdlib.h>

static int x, a[100];

static void last(void) __attribute__((destructor));

int main(int argc, char **argv)
{
	(void)argv;
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++) {
		a[i] = x;
		if (i > argc * 100)
			exit(2);
	}
	return a[0] > 1;
}

static void last(void)
{
	x = 1;
}
