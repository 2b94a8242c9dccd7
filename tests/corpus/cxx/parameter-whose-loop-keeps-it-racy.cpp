// Claim: a loop over a member calls its functions begin and end, which may keep its address.
// Source: semantics.md §5; decision 8; C++17 §9.5.4, §11.6 p17.6.1
struct Cells {
	int first;
	Cells *self;
	int *begin() {
		self = this;
		return &first;
	}
	int *end() { return &first + 1; }
};
struct Row {
	Cells cells;
	int sum;
	Row() : cells{1, nullptr}, sum(0) {
		for (int x : cells) {
			sum += x;
		}
	}
};
int read;
void f(Row o) {
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		o.cells.first = 1; //@ race(o) possible
#pragma omp section
		read = o.cells.self->first; //@ race(o) possible
	}
}
