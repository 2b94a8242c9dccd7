// Claim: vectors and strings keep no address of the object around them.
// Source: C++17 §11.6 p17.6.1, §15.2 p3; semantics.md §3
#include <string>
#include <vector>
struct P {
	int n;
	std::vector<int> offsets;
	std::string name;
	int *p;
	P(int k, int *q) : n(k), offsets(k + 1), name("net"), p(q) {
		offsets[0] = 0;
		offsets.push_back(n);
	}
};
void f(P o) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < o.n; i++)
		o.p[i] = i;
}
