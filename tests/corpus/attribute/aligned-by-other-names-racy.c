// Claim: What a name says of alignment another name for it says as well; pointers to such values are aligned as pointers are.
// Source: GCC manual, Common Type Attributes: aligned.
typedef double aligned __attribute__((aligned(64)));
typedef aligned other;

struct values {
	int n;
	other x;
	int last;
};
struct pointers {
	int n;
	aligned *x;
	aligned *y;
};

static struct values v;
static struct pointers p;

int main(void) {
	char *bytes = (char *)&v;
#pragma omp parallel //@ RACE
	{
#pragma omp single nowait
		v.last = 1; //@ race(v)
#pragma omp single nowait
		bytes[72] = 2; //@ race(v)
	}
	bytes = (char *)&p;
#pragma omp parallel //@ RACE
	{
#pragma omp single nowait
		p.y = 0; //@ race(p)
#pragma omp single nowait
		bytes[16] = 2; //@ race(p)
	}
	return 0;
}
