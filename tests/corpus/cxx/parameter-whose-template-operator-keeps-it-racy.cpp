// Claim: which operator a class template calls is said by its instance: here one that keeps the address of an element.
// Source: semantics.md §5; decision 8; C++17 §11.6 p17.6.1, §17.6.2
struct Keeper {
	int *p;
	Keeper &operator=(int &x) {
		p = &x;
		return *this;
	}
};
template <class T>
struct Row {
	T member;
	int cells[3];
	Row() : cells{} { member = cells[0]; }
};
int read;
void f(Row<Keeper> o) {
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		o.cells[0] = 1; //@ race(o) possible
#pragma omp section
		read = *o.member.p; //@ race(o) possible
	}
}
