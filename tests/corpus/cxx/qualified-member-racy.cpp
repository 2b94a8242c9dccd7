// Claim: a member that no clause copies is shared under its qualified name.
// Source: semantics.md §8
struct Base {
	int r;
};

struct Table : Base {
	void count()
	{
#pragma omp parallel for //@ RACE
		for (int i = 0; i < 32; i++)
			Base::r++; //@ race
	}
};

int main()
{
	Table t;
	t.r = 0;
	t.count();
	return t.r;
}
