// Claim: the member of a union that has a value in its declaration starts with it where braces, a constructor or nobody gives another.
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
#pragma omp parallel //@ RACE
	if (t.number == 9)
		hits++; //@ race(hits)
}

void emptied() {
	Tagged t{};
#pragma omp parallel //@ RACE
	if (t.number == 9)
		hits++; //@ race(hits)
}

void plain() {
	Tagged t;
#pragma omp parallel //@ RACE
	if (t.number == 9)
		hits++; //@ race(hits)
}

void held() {
	Holder h = {1};
#pragma omp parallel //@ RACE
	if (h.late.number == 9)
		hits++; //@ race(hits)
}

void heldEmpty() {
	Holder h = {1, {}};
#pragma omp parallel //@ RACE
	if (h.late.number == 9)
		hits++; //@ race(hits)
}

void chosen() {
	Chosen c;
#pragma omp parallel //@ RACE
	if (c.first == 9)
		hits++; //@ race(hits)
}

void given() {
	Tagged t = {1, {3}};
#pragma omp parallel //@ RACE
	if (t.number == 3)
		hits++; //@ race(hits)
}
