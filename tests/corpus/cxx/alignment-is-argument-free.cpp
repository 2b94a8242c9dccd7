// Claim: The alignment of a class chooses by enable_if which function is called. Source: C++17 §8.3.6, §17.8.2
#include <cstdio>

#include <type_traits>

struct alignas(64) Line {
	char c;
};

Line line;

int x;

template <class T>
typename std::enable_if<(alignof(T) > 8)>::type count(T *) {
	x++;
}

template <class T>
typename std::enable_if<(alignof(T) <= 8)>::type count(T *) {
}

int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		count(&x);
	}
	std::printf("%d\n", x > 2);
	return 0;
}
