// Claim: each part of an aggregate in braces is copy-initialised: constructors and conversion operators run for it.
// Source: C++17 §11.6.1p3, §11.6p17; OpenMP 5.2 §1.4.1.
int made;

struct Unit {
	int v;
	Unit(int n) : v(n) {
		made = n; //@ race(made)
	}
};

struct Pair {
	Unit first;
	int second;
};

struct Number {
	operator int() const {
		made++; //@ race(made)
		return 1;
	}
};

void member(double *out) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		Pair p = {i, 1};
		out[i] = p.second;
	}
}

void allocated(int **out) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		Unit *row = new Unit[2]{i, 2};
		out[i] = &row->v;
	}
}

void converted(double *out) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		int row[2] = {Number(), i};
		out[i] = row[1];
	}
}
