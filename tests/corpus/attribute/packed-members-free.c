// Claim: A packed member leaves no bytes between itself and what is before it; attributes before the keyword of a structure pack the member alone.
// Source: GCC manual, Common Variable Attributes: packed.
struct before {
	char c;
	__attribute__((packed)) int x;
};
struct whole {
	char c;
	__attribute__((packed)) struct {
		char a;
		int b;
	} d;
};

static struct before a[64];
static struct whole w[64];
static char q[64];

int main(void) {
	char *bytes = (char *)a;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		a[i].x = i;
		q[i] = bytes[5 * i];
	}
	bytes = (char *)w;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		w[i].d.b = i;
		q[i] = bytes[9 * i + 2];
	}
	return q[0];
}
