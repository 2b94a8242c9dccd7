// Claim: what a static member of a template starts with is not known where no definition is in sight; a declaration in the class is none. Source: C++17 §12.2.3.2, §17.7.1; semantics.md §1.
int hits;

template <class T> struct Limits {
	static const int most;
	static int least;
};
template <class T, bool Small> struct Chosen {
	static const bool value;
};
template <class T> struct Chosen<T, true> {
	static const bool value = true;
};
template <class T> struct Large : Chosen<T, sizeof(T) == 1> {
};

void ofTemplate()
{
#pragma omp parallel num_threads(2) //@ RACE
	if (Limits<int>::most > 0)
		hits = 1; //@ race(hits)
}

void inherited()
{
#pragma omp parallel num_threads(2) //@ RACE
	if (Large<int>::value)
		hits = 2; //@ race(hits)
}

void changed()
{
	int seen = Limits<char>::least;
#pragma omp parallel num_threads(2) //@ RACE
	if (seen != 0)
		hits = 3; //@ race(hits)
}
