// Claim: copies lead where their originals do: a class that can be made from a pointer is copied where an object of it is given, also through a reference.
// Source: C++17 §15.8.1, §11.6
struct Walker {
	int *at;
	Walker(int *p) : at(p) {}
	int &operator*() { return *at; }
	Walker &operator++()
	{
		++at;
		return *this;
	}
	bool operator<(const Walker &o) const { return at < o.at; }
	long operator-(const Walker &o) const { return at - o.at; }
};
struct Range {
	Walker b, e;
	Range(const Walker &x, const Walker &y) : b(x), e(y) {}
	const Walker &begin() { return b; }
	const Walker &end() { return e; }
};
int a[1001];
static void one(Range &r)
{
	Walker w = r.begin();
	*w += 1; //@ race(a)
}
int main()
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++) {
		Range r(&a[100 * (i / 2)], &a[100 * i + 100]);
		one(r);
	}
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++) {
		Walker w(&a[i / 2]);
		Walker v = w;
		Walker &u = v;
		Walker x(u);
		Walker y{x};
		*y = 1; //@ race(a)
	}
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++) {
		Range r(&a[100 * i], &a[100 * i + 100]);
		Walker v = r.end();
		*v = 1; //@ race(a)
		Walker u(r.begin());
		*u = 1; //@ race(a)
	}
	return a[0] - 1;
}
