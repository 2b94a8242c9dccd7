// Claim: A list of attributes behind a type or the dimensions of an array aligns what is declared: elements are as far from each other as it says.
// Source: GCC manual, Attribute Syntax; Common Type Attributes: aligned.
typedef char byte;
typedef struct {
	char c;
	char d[3] [[gnu::aligned(16)]];
} dimensions;
typedef struct {
	char c;
	char [[gnu::aligned(16)]] d;
} keyword;
typedef struct {
	char c;
	byte [[gnu::aligned(16)]] d;
} name;
typedef struct {
	char c;
	char *[[gnu::aligned(16)]] d;
} star;

static dimensions a[64];
static keyword b[64];
static name c[64];
static star d[64];
static char q[64];

int main(void) {
	char *bytes = (char *)a;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		a[i].c = i;
		q[i] = bytes[32 * i + 1];
	}
	bytes = (char *)b;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		b[i].c = i;
		q[i] = bytes[32 * i + 1];
	}
	bytes = (char *)c;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		c[i].c = i;
		q[i] = bytes[32 * i + 1];
	}
	bytes = (char *)d;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		d[i].c = i;
		q[i] = bytes[32 * i + 1];
	}
	return q[0];
}
