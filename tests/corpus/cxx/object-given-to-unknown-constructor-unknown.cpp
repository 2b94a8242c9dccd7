// Claim: a constructor that is not found may refer to an object that it is given without reading it: that is no race, and no proof.
// Source: semantics.md §1; C++17 §11.6.3, §16.3.1.8
template <class T> struct Keep {
	Keep(T &object, int n);
	~Keep();
	T *held;
};

struct Shared {
	int n;
};

static Shared shared;

int count() {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
		Keep kept(shared, 1);
#pragma omp critical
		shared.n++;
	}
	return shared.n;
}
