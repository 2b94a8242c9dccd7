// Claim: operators, initializers and conversions of a class template keep no address where it is instantiated for numbers.
// Source: semantics.md §5; decision 8; C++17 §11.6 p17.6.1, §17.6.2
template <class T>
struct Row {
	T member;
	int cells[3];
	T scaled(int &x) { return T(x) * member; }
	Row() : member(cells[0]), cells{} {
		T copy = cells[1];
		member = copy + cells[0];
		if (member == cells[2]) {
			cells[1] = scaled(cells[0]);
		}
	}
};
int *kept;
int read;
void f(Row<int> o) {
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		o.cells[0] = 1;
#pragma omp section
		read = *kept;
	}
}
