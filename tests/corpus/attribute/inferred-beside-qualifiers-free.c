// Claim: What `auto` infers beside qualifiers and storage classes is as wide as the initial value, and points where that does.
// Source: C23 §6.7.9.
static int shared[64], a[64];

int main(void) {
	auto const w = 5000000000;
	const auto v = 5000000000;
	auto static const u = 5000000000;
	volatile auto sum = 0;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		auto const to = &shared[i];
		*to = 1;
		if (w < 4294967296 || v < 4294967296 || u < 4294967296) {
			a[0] = i;
		}
	}
	sum = a[0];
	return sum;
}
