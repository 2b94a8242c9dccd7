// Claim: elements of a new row for which its braces have nothing are zero, or are made by their constructor, and nothing else.
// Source: C++17 §8.3.4p18, §11.6.1p8, §11.6p8; semantics.md §1 (values of conditions).
struct Made {
	int v;
	Made() : v(7) {}
	Made(int given) : v(given) {}
};

struct Pair {
	int first;
	int second = 5;
};

int hits;

void numbers() {
	int *p = new int[4]{1, 2};
#pragma omp parallel //@ RACE_FREE
	if (p[3] != 0)
		hits++;
	delete[] p;
}

void many() {
	int *p = new int[400]{1, 2};
#pragma omp parallel //@ RACE_FREE
	if (p[300] != 0)
		hits++;
	delete[] p;
}

void counted() {
	int n = 4;
	int *p = new int[n]{1, 2};
#pragma omp parallel //@ RACE_FREE
	if (p[3] != 0)
		hits++;
	delete[] p;
}

void nothing() {
	double *p = new double[4]();
#pragma omp parallel //@ RACE_FREE
	if (p[3] != 0)
		hits++;
	delete[] p;
}

void unsized() {
	int *p = new int[]{1, 2, 3, 4};
#pragma omp parallel //@ RACE_FREE
	if (p[3] != 4)
		hits++;
	delete[] p;
}

void made() {
	Made *p = new Made[3]{1, 2};
#pragma omp parallel //@ RACE_FREE
	if (p[2].v != 7)
		hits++;
	delete[] p;
}

void pairs() {
	Pair *p = new Pair[3]{{1}};
#pragma omp parallel //@ RACE_FREE
	if (p[2].second != 5 || p[2].first != 0)
		hits++;
	delete[] p;
}

void elided() {
	Pair *p = new Pair[3]{1, 2, 3};
#pragma omp parallel //@ RACE_FREE
	if (p[1].second != 5 || p[0].second != 2)
		hits++;
	delete[] p;
}

void rows() {
	int(*p)[2] = new int[2][2]{{1}, {2}};
#pragma omp parallel //@ RACE_FREE
	if (p[1][1] != 0)
		hits++;
	delete[] p;
}
