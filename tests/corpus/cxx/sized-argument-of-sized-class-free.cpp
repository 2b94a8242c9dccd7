// Claim: The size of an instance whose argument is the size of an aligned class. Source: C++17 §10.6.2, §17.3.2
#include <cstdio>

struct alignas(16) Line {
	char c;
};

template <int N>
struct Row {
	char c[N];
};

typedef Row<sizeof(Line)> Lines;

int x;

template <bool>
struct Tag {
};

void count(Tag<true>) {
	x++;
}

void count(Tag<false>) {
}

int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		count(Tag<(sizeof(Lines) == 1)>());
	}
	std::printf("%d\n", x > 2);
	return 0;
}
