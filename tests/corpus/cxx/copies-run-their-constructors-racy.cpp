// Claim: constructors and destructors of the copies that clauses make run in each thread: what they touch besides the copy races.
// Source: OpenMP 5.2 §5.4.3, §5.4.4; semantics.md §8
static int g;

struct Counted {
	int v;
	Counted() { v = g++; } //@ race(g)
};

struct Ended {
	int v;
	~Ended() { g += v; } //@ race(g)
};

struct Copied {
	int v;
	Copied() : v(0) {}
	Copied(const Copied &other) : v(other.v + 1) { g++; } //@ race(g)
};


int main()
{
	int a[8];
	Counted c;
	Ended e;
	Copied d;
#pragma omp parallel for private(c) //@ RACE witness T<=2
	for (int i = 0; i < 8; i++)
		a[i] = c.v = i;
#pragma omp parallel private(e) //@ RACE witness T<=2
	e.v = 1;
#pragma omp parallel firstprivate(d) //@ RACE witness T<=2
	d.v++;
	return a[1] + g;
}
