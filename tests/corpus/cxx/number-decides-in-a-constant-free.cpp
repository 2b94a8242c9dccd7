// Claim: where numbers decide in a function of a constant, templates included, its value is known: there is one iteration.
// Source: semantics.md §6; C++17 §7.14, §8.20
template <class T>
constexpr int chosen(T condition) {
	int result = 2;
	if (condition) {
		result = 1;
	}
	for (T k = 0; k > condition; k++) {
		result = 3;
	}
	return result;
}
template <int N>
struct Count {
	static constexpr int n = N;
};

int main() {
	int x = 0;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < Count<chosen(0.5)>::n; i++) {
		x = i;
	}
	return x;
}
