// Claim: a worksharing loop in a member function binds to the caller's region; the object is shared and its elements are divided.
// Source: semantics.md §2, §8
struct Grid {
	int cell[64] = {};
	void fill(int value)
	{
#pragma omp for
		for (int i = 0; i < 64; i++)
			cell[i] = value;
	}
};

int main()
{
	Grid g;
#pragma omp parallel //@ RACE_FREE
	{
		g.fill(1);
		g.fill(2);
	}
	return g.cell[5];
}
