// Claim: a copy constructor of the program's own gives a firstprivate copy the values that its code says: each copy leads to the same array.
// Source: OpenMP 5.2 §5.4.4; semantics.md §8
int v[64];

struct Window {
	int *from;
	int step;
	Window(int *p, int n) : from(p), step(n) {}
	Window(const Window &other) : from(other.from), step(other.step) {}
};

static void fill(const Window &window)
{
#pragma omp parallel firstprivate(window) //@ RACE_FREE
	{
#pragma omp for
		for (int i = 0; i < 8; i++)
			window.from[window.step * i] = i;
	}
}

int main()
{
	fill(Window(v, 3));
	return v[6];
}
