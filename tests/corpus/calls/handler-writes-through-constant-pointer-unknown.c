// Claim: a handler that gives a constant pointer to the library may write what that leads to.
// Source: C11 §5.1.2.3p5, §7.14.1.1
#include <signal.h>
#include <string.h>

static int limit = 1;
static int *const place = &limit;
static int a[100];

static void handler(int number)
{
	memset(place, number != 0, sizeof limit);
}

int main(void)
{
	signal(SIGINT, handler);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = limit;
	return a[0];
}
