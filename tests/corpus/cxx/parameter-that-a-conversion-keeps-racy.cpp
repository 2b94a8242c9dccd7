// Claim: an argument for a reference to a class is converted by a constructor, which may keep its address.
// Source: semantics.md §5; decision 8; C++17 §11.6 p17.6.1, §11.6.3
const int *kept;
struct Keeper {
	const int *p;
	Keeper(const int &x) : p(&x) {}
};
void note(const Keeper &k) {
	kept = k.p;
}
struct Row {
	int cells[3];
	Row() : cells{} { note(cells[0]); }
};
int read;
void f(Row o) {
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		o.cells[0] = 1; //@ race(o) possible
#pragma omp section
		read = *kept; //@ race(o) possible
	}
}
