// Claim: the static member of one instance is one object.
// Source: semantics.md §8; C++17 [temp.static]
template <typename T> struct Count {
	static int n;
};
template <typename T> int Count<T>::n = 0;

int main()
{
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		Count<int>::n++; //@ race
#pragma omp section
		Count<int>::n += 2; //@ race
	}
	return Count<int>::n;
}
