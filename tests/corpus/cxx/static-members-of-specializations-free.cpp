// Claim: the static members of an explicit specialization have the values that it gives them, also where other instances have others. Source: C++17 §17.7.3; semantics.md §1.
int hits;

template <class T> struct Width {
	static const int bits = 3;
	static constexpr int bytes = 2;
};
template <> struct Width<int> {
	static const int bits = 5;
	static constexpr int bytes = 7;
};
template <class T> struct Apart {
	static const int number;
	static int zero;
};
template <class T> const int Apart<T>::number = 3;
template <class T> int Apart<T>::zero;

void ofSpecialization()
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (Width<int>::bits != 5 || Width<int>::bytes != 7)
		hits = 1;
}

void ofInstance()
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (Width<char>::bits != 3 || Width<char>::bytes != 2)
		hits = 2;
}

void definedApart()
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (Apart<int>::number != 3)
		hits = 3;
}
