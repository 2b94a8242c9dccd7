// Claim: a choice between objects of two classes names the objects: none of the two is of the class that counts. Source: C++17 §8.16.
struct K {
	virtual void act(int i) = 0;
	virtual ~K() {}
};

struct L : K {
	int n = 0;
	void act(int i) override { n += i; }
};

struct M : K {
	int v[10] = {};
	void act(int i) override { v[i] = i; }
};

int main(int argc, char **) {
	L unused;
	unused.act(1);
	M m, o;
	K &k = argc > 1 ? static_cast<K &>(o) : m;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		k.act(i);
	return m.v[3] + o.v[3] != 3;
}
