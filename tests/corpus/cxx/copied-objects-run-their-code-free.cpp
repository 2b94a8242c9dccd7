// Claim: copy constructors and assignments that the program declares are executed wherever an object is copied, but not where a new value
// becomes the object. Source: C++17 §15.8, §11.6; semantics.md §8.
struct Part {
	static int copied;
	int v = 1;
	Part() = default;
	Part(const Part &other) : v(other.v) {
#pragma omp atomic
		copied++;
	}
};

struct Counted {
	static int copies;
	int v = 1;
	Counted() = default;
	Counted(const Counted &other) : v(other.v) {
		copies++;
	}
};

int Part::copied;
int Counted::copies;

struct Whole {
	Part part;
	Part row[2];
};

int a[100];

Counted made() {
	return Counted();
}

int main() {
	Whole w;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		Whole x = w;
		Counted c = made();
		a[i * x.row[1].v] = c.v;
	}
	return a[99] != 1 || Part::copied != 300 || Counted::copies != 0;
}
