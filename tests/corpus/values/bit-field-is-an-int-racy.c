// Claim: An unsigned bit-field that an int has room for is an int in comparisons, differences and choices. Source: C11 §6.3.1.1 p2
struct flags {
	unsigned low : 3, all : 32;
};

int x, y, z;

int main(int argc, char **argv) {
	struct flags f = { 1, 1 };
	int choice = argc > 100 ? (int)f.low : -1;
#pragma omp parallel //@ RACE
	{
		if (f.low > -1)
			x = 1; //@ race(x)
		if (f.low - 5 < 0)
			y = 1; //@ race(y)
		if ((argc > 100 ? f.low : -1) == choice && (argc > 100 ? f.low : -1) < 1)
			z = 1; //@ race(z)
	}
	return x + y + z;
}
