// Claim: a local of which only the base class's part is returned is copied and destroyed. Source: C++17 [class.copy.elision] p1
static int count;

struct Base {
	int k;
};

struct Derived : Base {
	~Derived()
	{
		count++; //@ race(count)
	}
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
