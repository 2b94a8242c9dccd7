// Claim: two spellings of one instance of a variable template are one variable, and so are those of a static member.
// Source: C++17 §17.4p1, §17.5.1.3p1; semantics.md §9
#include <cstdio>

template <int N> int counter = 0;

template <class T> struct Log {
	static int lines;
};

template <class T> int Log<T>::lines = 0;

using Number = int;

int main() {
#pragma omp parallel sections //@ RACE witness T<=2
	{
#pragma omp section
		{
			counter<1> += 1; //@ race(counter)
			Log<int>::lines += 2; //@ race(lines)
		}
#pragma omp section
		{
			counter<2 - 1> += 3; //@ race(counter)
			Log<Number>::lines += 4; //@ race(lines)
		}
	}
	std::printf("%d %d\n", counter<1>, Log<int>::lines);
	return 0;
}
