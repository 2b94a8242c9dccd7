// Claim: a pointer to a member of a base class that objects have once stays the same where it is converted, and differs from others.
// Source: semantics.md §3; C++17 §7.11 p2, §8.10 p3
struct Top {
	int v;
	int w;
};
struct Left : Top {
	int l;
};
struct Lone : Left {};

int main() {
	int Left::*left = &Top::v;
	int Lone::*first = left;
	int Lone::*second = &Top::v;
	int Lone::*third = &Top::w;
	int x = 0;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		if (first != second || first == third) {
			x = i;
		}
	}
	return x;
}
