// Claim: constructors and destructors of private copies that touch nothing but the copy are no obstacle.
// Source: OpenMP 5.2 §5.4.3; semantics.md §8
struct Plain {
	int v = 3;
	double w[2];
};

struct Made : Plain {
	int n;
	Made() : n(0)
	{
		for (int i = 0; i < 2; i++)
			w[i] = n;
	}
	~Made() { this->n = -1; }
};

struct Defaulted {
	int v;
	Defaulted() = default;
	Defaulted(const Defaulted &) = default;
	Defaulted &operator=(const Defaulted &) = default;
	~Defaulted() = default;
};

int main()
{
	int a[8];
	Plain p;
	Made m;
	Defaulted d;
	d.v = 1;
#pragma omp parallel for private(p, m) lastprivate(d) //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		p.v = m.n = d.v = i;
		a[i] = p.v + m.n + d.v;
	}
#pragma omp parallel for firstprivate(d, p) //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		a[i] = d.v++ + p.v++;
	return a[1];
}
