// Claim: the elements of a tuple, a pair and an array are apart from each other, as get and structured bindings name them.
// Source: semantics.md §9; C++17 §23.5.3.7, §23.4.4, §11.5.
#include <array>
#include <tuple>
#include <utility>
#include <vector>

static std::tuple<int, double> made(int i)
{
	return {i, 2.0};
}

int main()
{
	std::tuple<int, double, int> t(1, 2.0, 3);
	std::pair<int, double> p(1, 2.0);
	std::array<int, 4> a{};
	std::vector<std::tuple<int, double>> all(8);
	int sum = 0;
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		{
			std::get<0>(t)++;
			std::get<0>(p)++;
			std::get<0>(a)++;
		}
#pragma omp section
		{
			auto &[x, y, z] = t;
			y = z;
			std::get<1>(p)++;
			std::get<3>(a)++;
		}
	}
#pragma omp parallel for reduction(+ : sum) //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		auto [x, y] = made(i);
		std::get<0>(all[i]) = x;
		std::get<1>(all[i]) = y;
		sum += std::get<0>(all[i]) + std::get<2>(t);
	}
	return sum != 52;
}
