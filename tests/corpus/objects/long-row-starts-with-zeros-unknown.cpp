// Claim: elements of a long row that its braces leave out are zero or made by a constructor; the tool does not follow which.
// Source: C++17 §11.6.1p8; semantics.md §1 (what is not understood is never dropped).
struct Made {
	int v;
	Made() : v(7) {}
	Made(int given) : v(given) {}
};

struct Long {
	int first;
	Made made;
	int row[500];
};

int hits;

void zeros() {
	Long l = {1};
#pragma omp parallel //@ RACE
	if (l.row[400] != 0)
		hits++; //@ race(hits) possible
}

void made() {
	Made m[300] = {1};
#pragma omp parallel //@ RACE
	if (m[200].v == 7)
		hits++; //@ race(hits)
}
