// Claim: constructors of a class template are those of its instances, also where nothing in sight calls them.
// Source: C++17 §11.6 p17.6.1, §15.2 p3; semantics.md §3
template <class T> struct P {
	T v;
	T *p;
	P();
};
template <class T> P<T>::P() {
	p = &v;
}
void f(P<int> o) {
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		o.v = 1; //@ race(o) possible
#pragma omp section
		*o.p = 2; //@ race(o) possible
	}
}
