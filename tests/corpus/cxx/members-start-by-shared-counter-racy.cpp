// Claim: what the declaration of a member that a braced list leaves out calls is executed there; not so where the list has a clause for it.
// Source: C++17 §11.6.1p8
#include <cstdio>

static int made = 0;

static int count() {
	made++; //@ race(made)
	return 1;
}

struct Item {
	int value;
	int number = count();
};

int main() {
	int y[8];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		Item a{i, 1};
		y[i] = a.value;
	}
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < 8; i++) {
		Item a{i};
		y[i] = a.value;
	}
	std::printf("%d %d\n", y[7], made);
	return 0;
}
