// Claim: pointers to one member that are converted through two base classes lead to two members: they differ.
// Source: semantics.md §3; C++17 §7.11 p2, §8.10 p3.4.7
struct Top {
	int v;
};
struct Left : Top {
	int l;
};
struct Right : Top {
	int r;
};
struct Both : Left, Right {};

int main() {
	int Left::*left = &Top::v;
	int Right::*right = &Top::v;
	int Both::*first = left;
	int Both::*second = right;
	int x = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		if (first != second) {
			x = i; //@ race(x) possible
		}
	}
	return x;
}
