// Claim: a declared reduction of a class with its operator.
// Source: semantics.md §8; OpenMP 5.2 §5.5.11
struct Vec {
	int x = 0, y = 0;
	Vec &operator+=(const Vec &o)
	{
		x += o.x;
		y += o.y;
		return *this;
	}
};

#pragma omp declare reduction(+ : Vec : omp_out += omp_in)

int main()
{
	Vec sum;
#pragma omp parallel for reduction(+ : sum) //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		Vec v;
		v.x = i;
		v.y = -i;
		sum += v;
	}
	return sum.x;
}
