// Claim: the twin whose lambda writes the element of its iteration.
// Source: semantics.md §9; C++17 [temp.inst]
int a[64];

template <typename F> void for_each(int n, F body)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		body(i);
}

int main()
{
	for_each(64, [&](int i) { a[i] = i; });
	return a[5];
}
