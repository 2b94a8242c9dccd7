// Claim: copy constructors are executed for objects that go on to exist and are returned, captured, or elements of braced lists. Source:
// C++17 §15.8, §8.1.5.2, §11.6.1; semantics.md §8.
// Output: depends on the team size
struct Part {
	static int copied;
	int v = 1;
	Part() = default;
	Part(const Part &other) : v(other.v) {
		copied++; //@ race(copied)
	}
};

int Part::copied;
Part shared;

struct Whole {
	Part part;
};

Part get() {
	return shared;
}

int main() {
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE
	sum += get().v;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE
	{
		Part own;
		auto f = [own] { return own.v; };
		sum += f();
	}
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE
	{
		Whole w{shared};
		sum += w.part.v;
	}
	return sum != 6;
}
