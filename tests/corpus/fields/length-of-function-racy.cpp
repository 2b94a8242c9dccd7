// Claim: the length of a member may be what a constexpr function computes. Source: semantics.md §9; C++17 §8.20
constexpr int length(int n) { return n <= 1 ? 1 : 2 * length(n - 1); }

struct S {
	char c;
	char row[length(3)];
	char d;
};

int main() {
	S s;
	char *p = (char *) &s;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 2; i++) {
		if (i == 0)
			p[5] = 1; //@ race(p)
		else
			s.d = 2; //@ race(p)
	}
	return 0;
}
