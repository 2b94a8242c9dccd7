// Claim: a range-based for over an object whose iterators are a class of the program's own gives each element to one iteration.
// Source: OpenMP 5.2 §4.4.1
struct Cursor {
	int *p;
	Cursor &operator++()
	{
		++p;
		return *this;
	}
	Cursor &operator+=(long n)
	{
		p += n;
		return *this;
	}
	int &operator*() const { return *p; }
};
bool operator!=(const Cursor &a, const Cursor &b) { return a.p != b.p; }
long operator-(const Cursor &a, const Cursor &b) { return a.p - b.p; }

struct Slice {
	Cursor from, to;
	const Cursor &begin() const { return from; }
	const Cursor &end() const { return to; }
};

int a[64];

int main()
{
	Slice s = { { a + 8 }, { a + 40 } };
#pragma omp parallel for //@ RACE_FREE
	for (auto &x : s)
		x = x + 1;
	return a[9];
}
