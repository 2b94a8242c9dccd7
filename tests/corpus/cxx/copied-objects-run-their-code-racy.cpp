// Claim: copy constructors and assignments that the program declares are executed wherever an object is copied: where a variable starts, for
// arguments, and for members of classes that declare none. Source: C++17 §15.8; semantics.md §8.
// Output: depends on the team size
struct Part {
	static int copied, assigned;
	int v = 0;
	Part() = default;
	Part(const Part &other) : v(other.v) {
		copied++; //@ race(copied)
	}
	Part &operator=(const Part &other) {
		v = other.v;
		assigned++; //@ race(assigned)
		return *this;
	}
};

int Part::copied;
int Part::assigned;

struct Whole {
	Part part;
	Part row[2];
};

int taken(Part p) {
	return p.v;
}

int main() {
	Part p;
	Whole w;
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE
	{
		Part x = p;
		sum += x.v;
	}
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE
	sum += taken(p);
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE
	{
		Whole x(w), y;
		y = x;
		sum += y.part.v;
	}
	return sum;
}
