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
#pragma omp parallel sections num_threads(2) //@ RACE_FREE
	{
#pragma omp section
		p[3] = 1;
#pragma omp section
		s.d = 2;
	}
	return 0;
}
