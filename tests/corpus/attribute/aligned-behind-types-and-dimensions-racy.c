// Claim: A list of attributes behind a type or the dimensions of an array aligns what is declared.
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
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		a[i].c = i; //@ race(a)
		q[i] = bytes[32 + i]; //@ race(a)
	}
	bytes = (char *)b;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		b[i].c = i; //@ race(b)
		q[i] = bytes[32 + i]; //@ race(b)
	}
	bytes = (char *)c;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		c[i].c = i; //@ race(c)
		q[i] = bytes[32 + i]; //@ race(c)
	}
	bytes = (char *)d;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		d[i].c = i; //@ race(d)
		q[i] = bytes[32 + i]; //@ race(d)
	}
	return q[0];
}
