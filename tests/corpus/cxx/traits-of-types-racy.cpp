// Claim: code for what is no integer is executed for classes and enumerations; of ratios in lowest terms; and what is not a number is unequal to itself. Source: C++17 §23.15.4, §23.16, §21.3.4; semantics.md §1.
#include <limits>
#include <ratio>
#include <type_traits>

struct Point {
	int x, y;
};
enum Colour { RED, GREEN };
int hits;

template <class T> void count(const T &, std::false_type)
{
	hits++; //@ race(hits)
}

template <class T> void count(const T &, std::true_type)
{
}

void kinds(Point p)
{
#pragma omp parallel num_threads(2) //@ RACE
	count(p, std::is_integral<Point>());
}

void enumerations()
{
#pragma omp parallel num_threads(2) //@ RACE
	if (!std::is_arithmetic<Colour>::value)
		hits = 2; //@ race(hits)
}

void lowest()
{
#pragma omp parallel num_threads(2) //@ RACE
	if (std::ratio<6, 4>::num == 3)
		hits = 3; //@ race(hits)
}

void none()
{
	double n = std::numeric_limits<double>::quiet_NaN();
#pragma omp parallel num_threads(2) //@ RACE
	if (n != n)
		hits = 4; //@ race(hits)
}
