// Claim: Each bit-field of a chain of assignments takes over what the one to its right has room for. Source: C11 §6.5.16 p3
struct flags {
	unsigned low : 4, high : 6;
};

int x;

int main(void) {
	struct flags f;
	unsigned wide = 17;
	f.high = f.low = wide;
#pragma omp parallel //@ RACE_FREE
	if (f.high != 1 || f.low != 1)
		x = 1;
	return x;
}
