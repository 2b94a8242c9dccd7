// Claim: each copy that a clause makes constructs, copies and destroys its elements, members and base classes. Source: OpenMP 5.2 §5.3,
// §5.4.3, §5.4.4; semantics.md §8.
// Output: depends on the team size
struct Part {
	static int made, copied, ended;
	int v;
	Part() : v(0) {
		made++; //@ race(made)
	}
	Part(const Part &other) : v(other.v) {
		copied++; //@ race(copied)
	}
	~Part() {
		ended++; //@ race(ended)
	}
};

int Part::made;
int Part::copied;
int Part::ended;

struct Whole {
	Part part;
	Part more[2];
};

int main() {
	Part row[3];
	Whole whole;
#pragma omp parallel private(row) num_threads(2) //@ RACE
	row[1].v++;
#pragma omp parallel private(whole) num_threads(2) //@ RACE
	whole.part.v++;
#pragma omp parallel firstprivate(whole) num_threads(2) //@ RACE
	whole.part.v++;
	return Part::made + Part::copied > 100;
}
