// Claim: where a constructor is not followed in a constant, what the object holds is not known.
// Source: semantics.md §6; C++17 §8.20
struct Counter {
	int i;
	constexpr Counter(int k) : i(k) {
		switch (int start = k; start) {
		case 0:
			i = 2;
		}
	}
};
constexpr int two() {
	Counter c(0);
	return c.i;
}
template <int N>
struct Count {
	static constexpr int n = N;
};

int main() {
	int x = 0;
#pragma omp parallel for //@ UNKNOWN(unmodelled-statement)
	for (int i = 0; i < Count<two()>::n; i++) {
		x = i;
	}
	return x;
}
