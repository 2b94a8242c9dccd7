// Claim: an element that a vector has lost is not destroyed again at its end. Source: C++17 §26.3.11.3
#include <vector>

static int count;

struct Counted {
	int v = 0;
	~Counted()
	{
		if (v != 9)
			count++;
		v = 3;
	}
};

int main()
{
#pragma omp parallel //@ RACE_FREE
	{
		std::vector<Counted> v(1);
		v[0].v = 9;
		v.pop_back();
	}
	return count;
}
