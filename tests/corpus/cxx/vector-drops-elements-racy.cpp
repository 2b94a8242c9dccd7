// Claim: a vector that gets shorter destroys the elements it loses. Source: C++17 §26.3.11.3
#include <vector>

static int count;

struct Counted {
	int v = 0;
	~Counted()
	{
		if (v != 9)
			count++; //@ race(count) possible
	}
};

int main()
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		std::vector<Counted> v(2);
		v[0].v = 9;
		v.pop_back();
	}
	return count != 8;
}
