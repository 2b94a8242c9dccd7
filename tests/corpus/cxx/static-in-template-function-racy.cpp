// Claim: the static variable of a function template's instance is one object.
// Source: semantics.md §8; C++17 [temp.fct]
template <typename T> T next(T by)
{
	static T value = 0;
	value = by; //@ race(value)
	return value + 1; //@ race(value)
}

int main()
{
	int a[64];
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		a[i] = next(i);
	return a[5] == 6;
}
