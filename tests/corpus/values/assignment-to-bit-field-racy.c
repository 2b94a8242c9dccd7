// Claim: The value of an assignment to a bit-field is what its bits have room for. Source: C11 §6.5.16 p3, §6.7.2.1 p10
struct flags {
	unsigned low : 3;
	signed high : 3;
	_Bool set : 1;
};

int x, y, z;

int main(void) {
	struct flags f;
	unsigned wide = 9;
	int low = (f.low = wide), high = (f.high = 3, ++f.high), set = (f.set = wide);
#pragma omp parallel //@ RACE
	{
		if (low == 1)
			x = 1; //@ race(x)
		if (high == -4)
			y = 1; //@ race(y)
		if (set == 1)
			z = 1; //@ race(z)
	}
	return x + y + z;
}
