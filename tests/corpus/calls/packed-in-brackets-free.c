// Claim: The byte behind the last member of a packed structure is that of the next one.
// Source: GCC manual, Common Type Attributes: packed.
struct [[gnu::packed]] pair {
	char first;
	int second;
};

static struct pair p[10];

int main(void) {
	char *bytes = (char *)p;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 2; i++) {
		if (i == 0)
			p[0].second = 1;
		else
			bytes[5] = 2;
	}
	return 0;
}
