// Claim: the end of a vector destroys its elements. Source: C++17 §26.2.1 table 83
#include <vector>

static int count;

struct Counted {
	int v = 0;
	~Counted()
	{
		count++; //@ race(count)
	}
};

int main()
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		std::vector<Counted> v(2);
	return count != 16;
}
