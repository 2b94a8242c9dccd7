// Claim: `auto` takes the type of the initial value beside qualifiers and storage classes, in any order; a type beside it stands.
// Source: C23 §6.7.9, §6.7.2.
static int first, second, third, fourth, fifth;

int main(void) {
	auto const k = 2.9;
	const auto w = 5000000000;
	auto static t = 5000000000;
	int auto n = 5;
	const auto unsigned m = 2;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		if (sizeof(k) == 8) {
			first = i; //@ race(first)
		}
		if (w > 4294967296) {
			second = i; //@ race(second)
		}
		if (t > 4294967296) {
			third = i; //@ race(third)
		}
		if (sizeof(n) == 4 && sizeof(m) == 4) {
			fourth = i; //@ race(fourth)
		}
		static auto const s = &fifth;
		*s = i; //@ race(s)
	}
	return first + second + third + fourth + fifth < 0;
}
