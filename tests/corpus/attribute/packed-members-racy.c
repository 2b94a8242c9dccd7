// Claim: A member that is packed, by an attribute before it or behind its name, follows the one before it directly.
// Source: GCC manual, Common Variable Attributes: packed.
struct before {
	char c;
	__attribute__((packed)) int x;
};
struct behind {
	char c;
	int x [[gnu::packed]];
};
struct function {
	char c;
	int (*x [[gnu::packed]])(void);
};

static struct before a[64];
static struct behind b[64];
static struct function f[64];
static char q[64];

int main(void) {
	char *bytes = (char *)a;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		a[i].x = i; //@ race(a)
		q[i] = bytes[8 * i]; //@ race(a)
	}
	bytes = (char *)b;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		b[i].x = i; //@ race(b)
		q[i] = bytes[8 * i]; //@ race(b)
	}
	bytes = (char *)f;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		f[i].x = 0; //@ race(f)
		q[i] = bytes[16 * i]; //@ race(f)
	}
	return q[0];
}
