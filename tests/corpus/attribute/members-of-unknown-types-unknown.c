// Claim: Where a member has a type of which nothing is known, it is not known where the members behind it lie.
// Source: semantics.md §1 (what is not understood is never dropped).
struct cell {
	char c;
	_Float16 unknown;
	char last;
};
struct __attribute__((ms_struct)) bits {
	char a : 3;
	int b : 4;
};

static struct cell s[64], t;
static struct bits b[64];
static char q[64];

int main(void) {
	char *bytes = (char *)s;
#pragma omp parallel for //@ UNKNOWN(unmodelled-pointer)
	for (int i = 0; i < 8; i++) {
		s[i].last = i;
		q[i] = bytes[6 * i + 2];
	}
#pragma omp parallel //@ UNKNOWN(unmodelled-pointer)
	{
#pragma omp single nowait
		s[0] = t;
#pragma omp single nowait
		bytes[5] = 2;
	}
	bytes = (char *)b;
#pragma omp parallel for //@ UNKNOWN(unmodelled-pointer)
	for (int i = 0; i < 8; i++) {
		b[i].b = i;
		q[i] = bytes[4 * i + 2];
	}
	return q[0];
}
