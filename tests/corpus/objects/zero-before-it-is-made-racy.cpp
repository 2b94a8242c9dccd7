// Claim: with empty braces or parentheses members are zero for which neither their declaration nor a constructor has a value.
// Source: C++17 §11.6p8, §11.6.1p8; semantics.md §1 (values of conditions).
struct Pair {
	int first = 3;
	int second;
};

struct Plain {
	int first, second;
};

struct Holder {
	Pair pair;
	int row[3];
	Holder() : pair(), row() {}
};

int hits;

void braces() {
	Pair p{};
#pragma omp parallel //@ RACE
	if (p.second == 0 && p.first == 3)
		hits++; //@ race(hits)
}

void unnamed() {
	Pair p = Pair();
#pragma omp parallel //@ RACE
	if (p.second == 0 && p.first == 3)
		hits++; //@ race(hits)
}

void allocated() {
	Pair *p = new Pair();
#pragma omp parallel //@ RACE
	if (p->second == 0 && p->first == 3)
		hits++; //@ race(hits)
	delete p;
}

void plain() {
	Plain *p = new Plain();
#pragma omp parallel //@ RACE
	if (p->second == 0)
		hits++; //@ race(hits)
	delete p;
}

void number() {
	int *p = new int();
#pragma omp parallel //@ RACE
	if (*p == 0)
		hits++; //@ race(hits)
	delete p;
}

void array() {
	Pair p[2] = {};
#pragma omp parallel //@ RACE
	if (p[1].second == 0 && p[1].first == 3)
		hits++; //@ race(hits)
}

void members() {
	Holder h;
#pragma omp parallel //@ RACE
	if (h.pair.second == 0 && h.row[1] == 0)
		hits++; //@ race(hits)
}
