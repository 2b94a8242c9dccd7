// Claim: an object that a function template calls executes the operator of its class. Source: semantics.md §9
struct Even {
	bool operator()(int x) const { return x % 2 == 0; }
};

template <class P> int count_if(const int *a, int n, P &p) {
	int c = 0;
#pragma omp parallel for reduction(+ : c) //@ RACE_FREE
	for (int i = 0; i < n; i++)
		if (p(a[i]))
			c++;
	return c;
}

int main() {
	int a[50];
	for (int i = 0; i < 50; i++)
		a[i] = i;
	Even even;
	return count_if(a, 50, even) != 25;
}
