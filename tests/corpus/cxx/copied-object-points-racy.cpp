// Claim: a copy constructor of the program's own gives a firstprivate copy the values that its code says: two iterations meet where the step is none.
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
#pragma omp parallel firstprivate(window) //@ RACE witness T<=2
	{
#pragma omp for
		for (int i = 0; i < 8; i++)
			window.from[window.step * i] = i; //@ race(window)
	}
}

int main()
{
	fill(Window(v, 0));
	return v[6];
}
