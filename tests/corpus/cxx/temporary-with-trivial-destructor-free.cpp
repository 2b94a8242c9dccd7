// Claim: unnamed objects whose destructor does nothing, and objects that start as the value of a function, are followed.
// Source: C++17 §15.4p5, §15.8.3; semantics.md §8
struct Plain {
	int v;
};

struct Made {
	int v;
	Made(int i) : v(i) {}
	~Made() = default;
};

struct Idle : Made {
	Plain p;
	Idle(int i) : Made(i), p{i} {}
	virtual ~Idle() {}
};

struct Own {
	int v;
	Own(int i) : v(i) {}
	~Own() { v = 0; }
};

static Plain plain(int i)
{
	return Plain{i};
}

static Own own(int i)
{
	return Own(i);
}

int main()
{
	int a[8];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		a[i] = plain(i).v + Plain{i}.v + Made(i).v + Idle(i).p.v;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		const Made &m = Made(i);
		Own o = own(i);
		Own p = Own(i);
		a[i] = m.v + o.v + p.v + Own(i).v;
	}
	return a[1];
}
