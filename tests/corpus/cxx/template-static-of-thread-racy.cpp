// Claim: a static member of a class template's instance is one object for all threads. Source: C++17 §12.2.3.2p1; semantics.md §8
#include <cstdio>

template <class T> struct Scratch {
	static T last;
};

template <class T> T Scratch<T>::last = 0;

int main() {
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < 8; i++) {
		Scratch<int>::last += i; //@ race(last)
	}
	std::printf("%d\n", Scratch<int>::last);
	return 0;
}
