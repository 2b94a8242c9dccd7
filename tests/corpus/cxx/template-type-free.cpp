// Claim: a function template over the element's type; both instances are free.
// Source: semantics.md §9; C++17 [temp.inst]
template <typename T> T sum(const T *a, int n)
{
	T s = 0;
#pragma omp parallel for reduction(+ : s) //@ RACE_FREE
	for (int i = 0; i < n; i++)
		s += a[i];
	return s;
}

int main()
{
	int a[8] = {1, 2, 3};
	double b[8] = {4, 5};
	return sum(a, 8) + (int) sum(b, 8);
}
