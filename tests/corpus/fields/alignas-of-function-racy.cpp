// Claim: an alignment may be what a constexpr function computes. Source: semantics.md §9; C++17 §8.20, §10.6.2
constexpr int rounded(int n) {
	int r = 1;
	while (r < n)
		r *= 2;
	return r;
}

struct S {
	char c;
	alignas(rounded(13)) char d;
};

int main() {
	S s;
	char *p = (char *) &s;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 2; i++) {
		if (i == 0)
			p[16] = 1; //@ race(p)
		else
			s.d = 2; //@ race(p)
	}
	return 0;
}
