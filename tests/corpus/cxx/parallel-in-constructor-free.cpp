// Claim: a constructor may fill its object in parallel.
// Source: semantics.md §8, §9
struct Table {
	int square[64];
	Table()
	{
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 64; i++)
			square[i] = i * i;
	}
};

int main()
{
	Table t;
	return t.square[5];
}
