// Claim: a function template is analysed as it is instantiated: with distance 2 iterations meet.
// Source: semantics.md §9; C++17 [temp.inst]
int a[66];

template <int D> void shift()
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		a[i] = a[i + D] + 1; //@ race(a)
}

int main()
{
	shift<2>();
	return a[5];
}
