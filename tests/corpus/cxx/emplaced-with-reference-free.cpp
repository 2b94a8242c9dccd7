// Claim: what is handed to emplace_back and make_unique is handed on as it is: what each thread has of its own stays its own, and what may
// be moved is not copied. Source: semantics.md §8; C++17 §26.3.11.5, §23.11.1.4
#include <memory>
#include <utility>
#include <vector>

static int copies = 0;

struct Adder {
	int *to;
	explicit Adder(int &x) : to(&x) {}
	void add() { (*to)++; }
};

struct Counted {
	int v;
	Counted() : v(1) {}
	Counted(const Counted &other) : v(other.v) { copies++; }
	Counted(Counted &&other) : v(other.v) {}
};

int main() {
	int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE_FREE
	{
		std::vector<Adder> adders;
		adders.emplace_back(sum);
		adders[0].add();
	}
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		Counted own;
		auto p = std::make_unique<Counted>(std::move(own));
		p->v = 2;
	}
	return sum == 0 || copies != 0;
}
