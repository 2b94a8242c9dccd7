// Claim: A mode makes another type of the one that is written; nothing is proved of it.
// Source: GCC manual, Common Type Attributes: mode.
typedef int longer __attribute__((mode(DI)));
typedef int [[gnu::mode(DI)]] also;

static longer a[64];
static also b[64];
static char q[64];

int main(void) {
	char *bytes = (char *)a;
#pragma omp parallel for //@ UNKNOWN(unmodelled-expression)
	for (int i = 0; i < 8; i++) {
		a[i] = i;
		q[i] = bytes[32 + i];
	}
	bytes = (char *)b;
#pragma omp parallel for //@ UNKNOWN(unmodelled-expression)
	for (int i = 0; i < 8; i++) {
		b[i] = i;
		q[i] = bytes[32 + i];
	}
	return q[0];
}
