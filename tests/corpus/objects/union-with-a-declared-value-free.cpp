// Claim: a union starts with one member alone: the one a list or a constructor names, else the one with a value in its declaration.
// Source: C++17 §11.6.1p8, §15.6.2p9; semantics.md §1 (values of conditions).
struct Tagged {
	int tag;
	union {
		int number = 9;
		float ratio;
	};
};

union Late {
	float ratio;
	int number = 9;
};

struct Holder {
	int tag;
	Late late;
};

struct Chosen {
	int tag;
	union {
		int first = 4;
		int second;
	};
	Chosen() : tag(1), second(9) {}
};

int hits;

void listed() {
	Tagged t = {1};
#pragma omp parallel //@ RACE_FREE
	if (t.number != 9)
		hits++;
}

void emptied() {
	Tagged t{};
#pragma omp parallel //@ RACE_FREE
	if (t.number != 9)
		hits++;
}

void plain() {
	Tagged t;
#pragma omp parallel //@ RACE_FREE
	if (t.number != 9)
		hits++;
}

void held() {
	Holder h = {1};
#pragma omp parallel //@ RACE_FREE
	if (h.late.number != 9)
		hits++;
}

void heldEmpty() {
	Holder h = {1, {}};
#pragma omp parallel //@ RACE_FREE
	if (h.late.number != 9)
		hits++;
}

void chosen() {
	Chosen c;
#pragma omp parallel //@ RACE_FREE
	if (c.first != 9)
		hits++;
}

void given() {
	Tagged t = {1, {3}};
#pragma omp parallel //@ RACE_FREE
	if (t.number == 9)
		hits++;
}
