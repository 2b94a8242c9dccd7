// Claim: Bytes of objects whose layout is not known are not told apart from their members, whoever counts them.
// Source: semantics.md §1 (what is not understood is never dropped).
#include <string.h>

struct cell {
	char c;
	_Float16 unknown;
	int last;
};

static struct cell s[8];

static void clear(struct cell *from) {
	memset(from, 0, 16);
}

int main(void) {
#pragma omp parallel //@ UNKNOWN
	{
#pragma omp single nowait
		s[1].c = 1;
#pragma omp single nowait
		memset(s, 0, 16);
	}
#pragma omp parallel //@ UNKNOWN
	{
#pragma omp single nowait
		s[1].c = 1;
#pragma omp single nowait
		clear(s);
	}
#pragma omp parallel //@ UNKNOWN
	{
#pragma omp single nowait
		s[0].last = 1;
#pragma omp single nowait
		{
			char *bytes = &s[0].c;
			bytes[5] = 2;
		}
	}
	return 0;
}
