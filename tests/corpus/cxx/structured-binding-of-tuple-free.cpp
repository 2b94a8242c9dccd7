// Claim: the names of a structured binding of a class with tuple_size are what its get yields: here in another order than the members.
// Source: C++17 §11.5; semantics.md §9
namespace std
{
template <typename T>
struct tuple_size;
template <unsigned long, typename>
struct tuple_element;
}

template <typename T>
struct Turned {
	T first, second;
	template <int N>
	T &get()
	{
		if (N == 0)
			return second;
		return first;
	}
};
template <typename T>
struct std::tuple_size<Turned<T>> {
	static constexpr unsigned long value = 2;
};
template <unsigned long N, typename T>
struct std::tuple_element<N, Turned<T>> {
	using type = T;
};

Turned<int> one;

int main()
{
	auto &[s, f] = one;
	int &second = s, &first = f;
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		second = 4;
#pragma omp section
		first = 1;
	}
	return one.first;
}
