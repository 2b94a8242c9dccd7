// Claim: what the library says of types, their limits and their ratios is what the standard says. Source: C++17 §23.15, §23.16, §21.3.4; semantics.md §1.
#include <limits>
#include <ratio>
#include <type_traits>

struct Point {
	int x, y;
};
enum Colour { RED, GREEN };
int hits;

void kinds()
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (std::is_integral<Point>::value || std::is_integral<double>::value || !std::is_integral<const char>::value
			|| std::is_arithmetic<Colour>::value || std::is_arithmetic<int *>::value || !std::is_floating_point<const float>::value)
		hits = 1;
}

void changes()
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (!std::is_same<std::make_unsigned<short>::type, unsigned short>::value || !std::is_same<std::decay<int[3]>::type, int *>::value || !std::is_signed<int>::value || std::is_signed_v<unsigned>
			|| !std::is_same<std::remove_cv<const volatile int>::type, int>::value || !std::is_same_v<std::remove_extent_t<int[2]>, int>)
		hits = 2;
}

void ratios()
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (std::ratio<6, 4>::num != 3 || std::ratio<3, -9>::num != -1 || std::ratio<3, -9>::den != 3)
		hits = 3;
}

void limits()
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (std::numeric_limits<bool>::digits != 1 || !std::numeric_limits<int>::is_signed
			|| std::numeric_limits<wchar_t>::max() != 2147483647)
		hits = 4;
}

void measured()
{
	int n = 0;
	int &r = n;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (sizeof(int &) != 4 || sizeof(r) != 4 || alignof(int &&) != 4)
		hits = 5;
}
