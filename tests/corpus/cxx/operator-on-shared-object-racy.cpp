// Claim: an operator of a class changes the shared object's members.
// Source: semantics.md §8, §9
struct Vec {
	int x = 0;
	Vec &operator+=(int by)
	{
		x += by; //@ race
		return *this;
	}
};

int main()
{
	Vec sum;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		sum += i;
	return sum.x;
}
