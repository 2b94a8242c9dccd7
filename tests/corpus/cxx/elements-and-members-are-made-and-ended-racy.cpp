// Claim: the constructors and destructors of elements of arrays, of members and of base classes are executed. Source: C++17 §15.1, §15.4;
// semantics.md §8.
// Output: depends on the team size
static int made, ended;

struct Part {
	int v;
	Part() : v(1) {
		made++; //@ race(made)
	}
	~Part() {
		ended++; //@ race(ended)
	}
};

struct Whole {
	Part first;
	Part more[3];
};

struct Derived : Part {
	int n;
};

int main() {
#pragma omp parallel num_threads(2) //@ RACE
	{
		Part row[2];
	}
#pragma omp parallel num_threads(2) //@ RACE
	{
		Whole w;
	}
#pragma omp parallel num_threads(2) //@ RACE
	{
		Derived d;
	}
	return made > 14 || ended > 14;
}
