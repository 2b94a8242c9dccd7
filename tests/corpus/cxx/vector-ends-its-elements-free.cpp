// Claim: the elements of a vector that are destroyed are those it has, with the values they have. Source: C++17 §26.2.1 table 83
#include <vector>

static int count;

struct Counted {
	int v = 0;
	~Counted()
	{
		if (v != 9)
			count++;
	}
};

int main()
{
#pragma omp parallel //@ RACE_FREE
	{
		std::vector<Counted> none;
		std::vector<Counted> v(2);
		v[0].v = 9;
		v[1].v = 9;
	}
	return count;
}
