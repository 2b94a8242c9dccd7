// Claim: a class that can be made from a pointer is copied where an object of it is given, also through a reference.
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
int a[1000];
static void one(Range &r)
{
	Walker w = r.begin();
	*w += 1;
}
int main()
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		Range r(&a[100 * i], &a[100 * i + 100]);
		one(r);
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		Walker w(&a[i]);
		Walker v = w;
		Walker &u = v;
		Walker x(u);
		Walker y{x};
		*y = 1;
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++) {
		Range r(&a[100 * i], &a[100 * i + 50]);
		Walker v = r.end();
		*v = 1;
		Walker u(r.begin());
		*u = 1;
	}
	return a[0] - 1;
}
