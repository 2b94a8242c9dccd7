// Claim: Attributes between a star and a name align what is declared, also behind others: members lie where they say.
// Source: GCC manual, Attribute Syntax; Common Variable Attributes: aligned.
typedef struct {
	char c;
	char *__attribute__((unused, aligned(16))) d;
} one;
typedef struct {
	char c;
	char *__attribute__((unused)) __attribute__((aligned(16))) d;
} two;
typedef struct {
	char c;
	char *[[gnu::aligned(16)]] __attribute__((unused)) const d;
} three;
typedef struct {
	char c;
	char *[[gnu::unused, gnu::aligned(16)]] d;
} four;

static one a[64];
static two b[64];
static three c[64];
static four d[64];
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
