// Claim: a range of tuple-like objects is walked by a cursor of unknown code: what is bound is not known, and the region is not decided.
// Source: C++17 §11.5, OpenMP 5.2 §4.4.1
#include <tuple>

template <typename T> struct Cursor {
	T &operator*();
	Cursor &operator++();
	T *p;
};
template <typename T> T &Cursor<T>::operator*()
{
	return *p;
}
template <typename T> bool operator!=(const Cursor<T> &x, const Cursor<T> &y)
{
	return x.p != y.p;
}
template <typename T> struct Row {
	const Cursor<T> &begin();
	const Cursor<T> &end();
};
struct Triple {
	template <int N> int &get()
	{
		if (N == 0)
			return c;
		else if (N == 1)
			return b;
		return a;
	}
	int a, b, c;
};
template <> struct std::tuple_size<Triple> {
	static constexpr int value = 3;
};
template <std::size_t N> struct std::tuple_element<N, Triple> {
	using type = int;
};

void use(int);

void all(Row<Triple> row)
{
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	for (auto &[k, l, m] : row)
		use(m);
}
