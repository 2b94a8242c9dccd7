// Claim: the width of a bit-field may be what a constexpr function computes. Source: semantics.md §9; C++17 §8.20, §12.2.4
constexpr int bits() { return 31; }

struct S {
	unsigned a : bits();
	unsigned b : 1;
	unsigned d;
};

int main() {
	S s;
	char *p = (char *) &s;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 2; i++) {
		if (i == 0)
			p[4] = 1; //@ race(p)
		else
			s.d = 2; //@ race(p)
	}
	return 0;
}
