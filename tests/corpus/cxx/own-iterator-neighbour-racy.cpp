// Claim: a loop over an iterator of the program's own goes where its operators lead: the element behind the iterator is another iteration's.
// Source: OpenMP 5.2 §4.4.1
struct Iterator {
	int *p;
	Iterator &operator++()
	{
		++p;
		return *this;
	}
	Iterator &operator+=(long n)
	{
		p += n;
		return *this;
	}
	int &operator*() const { return *p; }
	int &operator[](long n) const { return p[n]; }
};
bool operator<(const Iterator &a, const Iterator &b) { return a.p < b.p; }
long operator-(const Iterator &a, const Iterator &b) { return a.p - b.p; }

int a[64];

int main()
{
	Iterator begin = { a }, end = { a + 63 };
#pragma omp parallel for //@ RACE witness T<=2
	for (Iterator i = begin; i < end; ++i)
		*i = i[1]; //@ race(a)
	return a[5];
}
