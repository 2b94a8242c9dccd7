// Claim: constructors and destructors of the copies that clauses make are not passed over where they touch more than the copy.
// Source: OpenMP 5.2 §5.4.3, §5.4.4; semantics.md §8
static int g;

struct Counted {
	int v;
	Counted() { v = g++; }
};

struct Ended {
	int v;
	~Ended() { g += v; }
};

struct Copied {
	int v;
	Copied() : v(0) {}
	Copied(const Copied &other) : v(other.v + 1) { g++; }
};


int main()
{
	int a[8];
	Counted c;
	Ended e;
	Copied d;
#pragma omp parallel for private(c) //@ UNKNOWN(unmodelled-clause)
	for (int i = 0; i < 8; i++)
		a[i] = c.v = i;
#pragma omp parallel private(e) //@ UNKNOWN(unmodelled-clause)
	e.v = 1;
#pragma omp parallel firstprivate(d) //@ UNKNOWN(unmodelled-clause)
	d.v++;
	return a[1] + g;
}
