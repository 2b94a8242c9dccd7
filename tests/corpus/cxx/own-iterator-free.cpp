// Claim: a loop over an iterator of the program's own goes where its operators lead: to another element in each iteration.
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
};
bool operator<(const Iterator &a, const Iterator &b) { return a.p < b.p; }
long operator-(const Iterator &a, const Iterator &b) { return a.p - b.p; }

int a[64];

int main()
{
	Iterator begin = { a }, end = { a + 64 };
#pragma omp parallel for //@ RACE_FREE
	for (Iterator i = begin; i < end; ++i)
		*i = 1;
	return a[5];
}
