// Claim: what is handed to emplace_back and make_unique is handed on as it is, not copied: references lead to it, and a copy is made by the
// element's own constructor. Source: semantics.md §8; C++17 §26.3.11.5, §23.11.1.4
#include <memory>
#include <vector>

static int copies = 0;

struct Adder {
	int *to;
	explicit Adder(int &x) : to(&x) {}
	void add() {
		(*to)++; //@ race(to)
	}
};

struct Counted {
	int v;
	Counted() : v(1) {}
	Counted(const Counted &other) : v(other.v) {
		copies++; //@ race(copies)
	}
};

int main() {
	int sum = 0;
#pragma omp parallel num_threads(2) //@ RACE
	{
		std::vector<Adder> adders;
		adders.emplace_back(sum);
		adders[0].add();
	}
#pragma omp parallel num_threads(2) //@ RACE
	{
		Counted own;
		auto p = std::make_unique<Counted>(own);
		p->v = 2;
	}
	return sum == 0 || copies == 0;
}
