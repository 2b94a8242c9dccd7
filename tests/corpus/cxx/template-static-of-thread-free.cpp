// Claim: a static member of a class template that is thread_local is one object for each thread. Source: C++17 §6.7.2, §12.2.3.2p1;
// semantics.md §8
#include <cstdio>

template <class T> struct Scratch {
	static thread_local T last;
};

template <class T> thread_local T Scratch<T>::last = 0;

int main() {
	int d[8] = {};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		Scratch<int>::last = i;
		d[i] = Scratch<int>::last * 2;
	}
	std::printf("%d\n", d[7]);
	return 0;
}
