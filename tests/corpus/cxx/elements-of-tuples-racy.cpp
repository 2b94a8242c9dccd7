// Claim: what get and structured bindings name in a shared tuple, pair or array is one location for all threads.
// Source: semantics.md §9, §10; C++17 §23.5.3.7, §23.4.4, §11.5.
#include <array>
#include <tuple>
#include <utility>

int main()
{
	std::tuple<int, double> t(1, 2.0);
	std::pair<int, double> p(1, 2.0);
	std::array<int, 4> a{};
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		std::get<1>(t) = i; //@ race(t)
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		std::get<1>(p) = i; //@ race(p)
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		std::get<2>(a) = i; //@ race(a)
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		auto &[x, y] = t;
		y = x + i; //@ race(y)
	}
	return std::get<1>(t) < 1;
}
