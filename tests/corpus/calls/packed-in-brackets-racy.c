// Claim: A structure that is packed by an attribute in brackets has its members without gaps between.
// Source: GCC manual, Common Type Attributes: packed.
struct [[gnu::packed]] pair {
	char first;
	int second;
};

static struct pair p[10];

int main(void) {
	char *bytes = (char *)p;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 2; i++) {
		if (i == 0)
			p[0].second = 1; //@ race(p)
		else
			bytes[1] = 2; //@ race(p)
	}
	return 0;
}
