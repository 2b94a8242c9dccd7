// Claim: each instance of a class template has a static member of its own.
// Source: semantics.md §8; C++17 [temp.static]
template <typename T> struct Count {
	static int n;
};
template <typename T> int Count<T>::n = 0;

int main()
{
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		Count<int>::n++;
#pragma omp section
		Count<double>::n++;
	}
	return Count<int>::n + Count<double>::n;
}
