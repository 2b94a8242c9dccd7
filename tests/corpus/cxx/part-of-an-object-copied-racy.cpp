// Claim: what copies an object of a derived class runs the code by which its part is copied; a reference to the part copies nothing.
// Source: semantics.md §9; C++17 §15.8.1, §15.8.2, §11.6.3.
struct counted {
	int n = 0;
	static int copies;
	counted() {}
	counted(const counted &other) : n(other.n)
	{
		copies++; //@ race(copies)
	}
};

int counted::copies;

struct more : counted {
};

int main()
{
	more m;
	int sum = 0;
#pragma omp parallel for reduction(+ : sum) //@ RACE
	for (int i = 0; i < 8; i++) {
		counted c = m;
		sum += c.n;
	}
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		counted &c = m;
		c.n = 3; //@ race(c)
	}
	return sum + m.n;
}
