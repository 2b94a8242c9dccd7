// Claim: members that start with calls and products, and bodies that change copies of arguments, have their values in constants.
// Source: semantics.md §6; C++17 §8.2.2 p4, §8.20, §15.6.2 p10
constexpr int square(int x) {
	return x * x;
}
struct Value {
	int n;
};
struct Inner {
	int m;
	constexpr Inner(int a, int b) : m(a * b) {}
};
struct Outer {
	int m;
	Inner inner;
	constexpr Outer(int a, Value v) : m(square(a)), inner(a, square(2)) {
		v.n = 9;
		m += v.n - 9;
	}
};
constexpr int one() {
	Value v{3};
	Outer o(v.n - 2, v);
	return o.m * o.inner.m - v.n;
}
template <int N>
struct Count {
	static constexpr int n = N;
};

int main() {
	int x = 0;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < Count<one()>::n; i++) {
		x = i;
	}
	return x;
}
