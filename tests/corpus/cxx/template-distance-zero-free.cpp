// Claim: a function template is analysed as it is instantiated: with distance 0 each iteration has its element.
// Source: semantics.md §9; C++17 [temp.inst]
int a[66];

template <int D> void shift()
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = a[i + D] + 1;
}

int main()
{
	shift<0>();
	return a[5];
}
