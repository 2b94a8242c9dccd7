// Claim: so is a reference among the members of a base class, in braces or without. Source: semantics.md §9; C++17 §11.6.1p5
struct Link {
	int &to;
};

struct Pair {
	Link first;
	Link second;
};

int main() {
	int x = 0;
	int y = 0;
	Pair p = {{x}, y};
#pragma omp parallel num_threads(2) //@ RACE
	{
		p.first.to = 1; //@ race(p)
#pragma omp atomic
		p.second.to += 1;
	}
	return x - 1;
}
