// Claim: an object that a function template calls in a loop shares its members among the threads. Source: semantics.md §8, §9
struct Even {
	int asked = 0;
	bool operator()(int x) {
		asked++; //@ race(asked)
		return x % 2 == 0;
	}
};

template <class P> int count_if(const int *a, int n, P &p) {
	int c = 0;
#pragma omp parallel for reduction(+ : c) //@ RACE witness T<=2
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
