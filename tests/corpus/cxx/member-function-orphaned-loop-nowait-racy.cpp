// Claim: without the barrier the second call of the member function meets the first.
// Source: semantics.md §2, §3, §4
struct Grid {
	int cell[64] = {};
	void fill(int value)
	{
#pragma omp for schedule(dynamic) nowait
		for (int i = 0; i < 64; i++)
			cell[i] = value; //@ race
	}
};

int main()
{
	Grid g;
#pragma omp parallel //@ RACE
	{
		g.fill(1);
		g.fill(2);
	}
	return g.cell[5];
}
