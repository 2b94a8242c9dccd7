// Claim: a template of the program stores the address of the first element where it is instantiated for an array.
// Source: semantics.md §5; decision 8; C++17 §11.6 p17.6.1
const int *kept;
template <class I, class T>
void put(I to, const T &value) {
	*to = value;
}
struct P {
	int a[3];
	P() : a{} { put(&kept, a); }
};
int read;
void f(P o) {
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		o.a[1] = 1; //@ race(o) possible
#pragma omp section
		read = kept[1]; //@ race(o) possible
	}
}
