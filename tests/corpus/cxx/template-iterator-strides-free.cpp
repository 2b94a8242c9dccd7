// Claim: operators of a class template step as their bodies say, whether they are members or not, by += or by assigning a sum: iterations
// six elements apart do not meet in blocks of six.
// Source: OpenMP 5.2 §4.4.1
template <typename T>
class Cursor {
public:
	typedef long difference_type;
	Cursor(T *q) : p(q) {}
	Cursor(const Cursor &o) : p(o.p) {}
	Cursor &operator=(const Cursor &o)
	{
		p = o.p;
		return *this;
	}
	Cursor &operator+=(const difference_type &n)
	{
		p += n;
		return *this;
	}
	T &operator[](const difference_type &n) const { return p[n]; }
	template <typename S>
	friend bool operator<=(const Cursor<S> &, const Cursor<S> &);
	template <typename S>
	friend long operator-(const Cursor<S> &, const Cursor<S> &);
	template <typename S>
	friend Cursor<S> operator+(typename Cursor<S>::difference_type, const Cursor<S> &);

private:
	T *p;
};
template <typename T>
bool operator<=(const Cursor<T> &x, const Cursor<T> &y)
{
	return x.p <= y.p;
}
template <typename T>
long operator-(const Cursor<T> &x, const Cursor<T> &y)
{
	return x.p - y.p;
}
template <typename T>
Cursor<T> operator+(typename Cursor<T>::difference_type n, const Cursor<T> &y)
{
	return Cursor<T>(y.p + n);
}

template <typename T, int N>
void fill(const Cursor<T> &from, const Cursor<T> &to)
{
#pragma omp parallel for //@ RACE_FREE
	for (Cursor<T> i = from; i <= to; i += N)
		i[5] = i[0];
#pragma omp parallel for //@ RACE_FREE
	for (Cursor<T> i = from; i <= to; i = N - 6 + 6 + i)
		i[5] = i[0];
}

int main()
{
	long a[128] = { 0 };
	fill<long, 6>(&a[0], &a[120]);
	return a[5];
}
