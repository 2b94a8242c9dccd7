// Claim: pointers to one member function of a base class that objects have twice differ by the way they were converted.
// Source: semantics.md §3; C++17 §7.11 p2, §8.10 p3.4.7
template <int N>
struct Side;
struct Top {
	int v;
	void f() {}
};
template <int N>
struct Side : Top {
	int s;
};
struct Both : Side<1>, Side<2> {};

int main() {
	void (Side<1>::*left)() = &Top::f;
	void (Side<2>::*right)() = &Top::f;
	void (Both::*first)() = left;
	void (Both::*second)() = right;
	int x = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		if (first != second) {
			x = i; //@ race(x) possible
		}
	}
	return x;
}
