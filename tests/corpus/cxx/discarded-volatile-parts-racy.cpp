// Claim: elements, pointees and members are read where they are volatile and discarded.
// Source: C++17 §8p12.
struct State {
	volatile int ready;
};

template <class T, int N> void elements(T (&x)[N])
{
	for (int i = 0; i < N; i++)
		static_cast<void>(x[i]); //@ race(a)
}

template <class T> void pointee(T *x)
{
	static_cast<void>(*x); //@ race(b)
}

template <class T> void member(T &x)
{
	static_cast<void>(x.ready); //@ race(e)
}

int main()
{
	volatile int a[4]{};
	volatile int b = 0;
	State e{};
#pragma omp parallel num_threads(4) //@ RACE
	{
#pragma omp single nowait
		{
			a[2] = 1; //@ race(a)
			b = 1; //@ race(b)
			e.ready = 1; //@ race(e)
		}
		elements(a);
		pointee(&b);
		member(e);
	}
	return a[2] + b + e.ready - 3;
}
