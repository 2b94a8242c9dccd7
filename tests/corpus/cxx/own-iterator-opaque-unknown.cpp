// Claim: where the operators of an iterator have no body here, nothing is known of the loop.
// Source: OpenMP 5.2 §4.4.1
struct Iterator {
	int *p;
	Iterator &operator++();
	Iterator &operator+=(long n);
	int &operator*() const { return *p; }
};
bool operator<(const Iterator &a, const Iterator &b);
long operator-(const Iterator &a, const Iterator &b);

int a[64];

int main()
{
	Iterator begin = { a }, end = { a + 64 };
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (Iterator i = begin; i < end; ++i)
		*i = 1;
	return a[5];
}
