// Claim: a member in a parallel loop of a member function is that of the one object.
// Source: semantics.md §8 (class members through this)
class Series {
	int sum = 0;
	int value[64] = {0, 1, 2};

public:
	int total()
	{
#pragma omp parallel for //@ RACE
		for (int i = 0; i < 64; i++)
			sum += value[i]; //@ race
		return sum;
	}
};

int main()
{
	Series s;
	return s.total();
}
