// Claim: each instance of a variable template is a variable of its own, and so is a static member of each instance of a class template.
// Source: C++17 §17.5.1.3p1, §17.7.1; semantics.md §9
#include <cstdio>

template <int N> int counter = 0;

template <class T> struct Log {
	static int lines;
};

template <class T> int Log<T>::lines = 0;

int main() {
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		{
			counter<1> += 1;
			Log<int>::lines += 2;
		}
#pragma omp section
		{
			counter<2> += 3;
			Log<double>::lines += 4;
		}
	}
	std::printf("%d %d %d %d\n", counter<1>, counter<2>, Log<int>::lines, Log<double>::lines);
	return 0;
}
