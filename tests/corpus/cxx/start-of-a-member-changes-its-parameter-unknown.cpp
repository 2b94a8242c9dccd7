// Claim: a member's start that changes the parameter, a copy of the argument, leaves the argument as it is: here two iterations remain.
// What such a start does to objects is not followed. Source: semantics.md §6; C++17 §8.2.2 p4, §8.20, §15.6.2 p10
struct Value {
	int n;
};
struct Taken {
	int m;
	constexpr Taken(Value v) : m(v.n--) {}
};
constexpr int left() {
	Value v{2};
	Taken t(v);
	return v.n;
}
template <int N>
struct Count {
	static constexpr int n = N;
};

int main() {
	int x = 0;
#pragma omp parallel for //@ UNKNOWN(unmodelled-statement)
	for (int i = 0; i < Count<left()>::n; i++) {
		x = i;
	}
	return x;
}
