// Claim: what a function template discards is read where its argument makes it volatile; (void) does not hinder that.
// Source: C++17 §8p12.
#include <cstdio>

template <class T> void touch(T *x)
{
	(void)*x; //@ race(v)
}

template <class T> struct Register {
	T value;
	int other;
	void touch() { static_cast<void>(value); } //@ race(r)
};

int main()
{
	volatile int v = 0;
	Register<volatile int> r{};
#pragma omp parallel num_threads(4) //@ RACE
	{
#pragma omp single nowait
		{
			v = 1; //@ race(v)
			r.value = 1; //@ race(r)
		}
		touch(&v);
		r.touch();
	}
	std::printf("%d\n", v + r.value);
}
