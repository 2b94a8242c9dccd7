// Claim: objects in a list are elements of the row that comes first in it where the braces of that are left out, and what follows is behind it.
// Source: C++17 §11.6.1p12; semantics.md §1 (values of conditions).
#include <array>

struct In {
	int a = 5;
};

struct Held {
	In in[2];
	int k;
};

int hits;

void row() {
	Held h = {In{1}, In{2}, 3};
#pragma omp parallel //@ RACE_FREE
	if (h.in[1].a != 2 || h.k != 3)
		hits++;
}

void library() {
	std::array<In, 3> s = {In{1}};
#pragma omp parallel //@ RACE_FREE
	if (s[1].a != 5)
		hits++;
}
