// Claim: the copy of a local's base class part does not see what the local's destructor writes. Source: C++17 [stmt.return] p3
static int count;

struct First {
	int z;
};

struct Base {
	int k;
};

struct Derived : First, Base {
	~Derived()
	{
		k = 2;
	}
};

static Base make()
{
	Derived d;
	d.z = 2;
	d.k = 1;
	return d;
}

int main()
{
#pragma omp parallel //@ RACE_FREE
	{
		Base b = make();
		if (b.k == 2)
			count++;
	}
	return count;
}
