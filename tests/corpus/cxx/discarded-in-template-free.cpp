// Claim: what a function template discards is not read where nothing is volatile, nor what is beside a volatile member.
// Source: C++17 §8p12.
#include <cstdio>

template <class T> void touch(T &x)
{
	(void)x;
}

template <class T> struct Register {
	T value;
	int other;
	void touch() { static_cast<void>(other); }
};

int main()
{
	int v = 0;
	Register<volatile int> r{};
#pragma omp parallel num_threads(4) //@ RACE_FREE
	{
#pragma omp single nowait
		{
			v = 1;
			r.other = 1;
		}
		touch(v);
		r.touch();
	}
	std::printf("%d\n", v + r.value);
}
