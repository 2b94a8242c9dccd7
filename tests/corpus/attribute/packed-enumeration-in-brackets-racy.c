// Claim: An enumeration that is packed by an attribute in brackets has one byte.
// Source: GCC manual, Common Type Attributes: packed.
enum [[gnu::packed]] level { LOW, HIGH };

static enum level levels[8];

int main(void) {
	char *bytes = (char *)levels;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 2; i++) {
		if (i == 0)
			levels[1] = HIGH; //@ race(levels)
		else
			bytes[1] = 2; //@ race(levels)
	}
	return 0;
}
