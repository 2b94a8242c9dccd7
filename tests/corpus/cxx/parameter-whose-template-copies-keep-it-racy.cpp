// Claim: what a variable of a template parameter's type starts with may be kept by the constructor that an instance has.
// Source: semantics.md §5; decision 8; C++17 §11.6 p17.6.1, §17.6.2
int *kept;
struct Keeper {
	Keeper(int &x) { kept = &x; }
};
template <class T>
struct Row {
	int cells[3];
	Row() : cells{} { T keeper = cells[0]; }
};
int read;
void f(Row<Keeper> o) {
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		o.cells[0] = 1; //@ race(o) possible
#pragma omp section
		read = *kept; //@ race(o) possible
	}
}
