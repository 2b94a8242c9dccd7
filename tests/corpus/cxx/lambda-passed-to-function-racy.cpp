// Claim: a function template calls the lambda that it is given in its parallel loop.
// Source: semantics.md §9; C++17 [temp.inst]
template <typename F> void for_each(int n, F body)
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		body(i);
}

int main()
{
	int last = 0;
	for_each(64, [&](int i) { last = i; }); //@ race(last)
	return last == 63;
}
