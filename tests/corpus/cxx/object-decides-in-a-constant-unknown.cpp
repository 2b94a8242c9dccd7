// Claim: where an object that is converted decides in a function of a constant, the number is not known: here there are two iterations.
// Source: semantics.md §6; C++17 §7.14, §8.20
struct Yes {
	constexpr operator bool() const { return true; }
};
template <class T>
constexpr int chosen(T condition) {
	int result = 1;
	if (condition) {
		result = 2;
	}
	return result;
}
template <int N>
struct Count {
	static constexpr int n = N;
};

int main() {
	int x = 0;
#pragma omp parallel for //@ UNKNOWN(unmodelled-statement)
	for (int i = 0; i < Count<chosen(Yes{})>::n; i++) {
		x = i;
	}
	return x;
}
