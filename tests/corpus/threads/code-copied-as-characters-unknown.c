// Claim: Characters that code was copied to as characters are as good as the code.
// Source: semantics.md §3.
#include <string.h>

static double v[100];

struct holder {
	void (*f)(void);
	int n;
};

void post(char *);

static void fill(void) {
	v[3] = 1;
}

static struct holder holder = {fill, 1};
static char box[sizeof(struct holder)];

static int give(int n) {
	int r = n > 0 ? give(n - 1) + give(n - 2) : 0;
	memcpy(box, (char *)&holder, sizeof holder);
	post(box);
	return r;
}

int main(int n, char **arguments) {
	give(n);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		v[i] = i;
	return 0;
}
