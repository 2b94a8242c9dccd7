// Claim: returning a local as an object of its base class calls that class's copy constructor. Source: C++17 [class.copy.elision] p1
static int count;

struct Base {
	int k;
	Base() : k(0)
	{
	}
	Base(const Base &o) : k(o.k)
	{
		count++; //@ race(count)
	}
};

struct Derived : Base {
	int w = 0;
};

static Base make()
{
	Derived d;
	d.k = 1;
	return d;
}

int main()
{
	int sum = 0;
#pragma omp parallel for reduction(+ : sum) //@ RACE
	for (int i = 0; i < 8; i++) {
		Base b = make();
		sum += b.k;
	}
	return sum - count;
}
