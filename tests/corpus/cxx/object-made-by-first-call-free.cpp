// Claim: an object that the first call of a function makes is what all threads find behind its declaration. Source: C++ [stmt.dcl];
// semantics.md §1, §2.
struct Table {
	int stride;
	int *cells;
};

int store[100];
int made;

Table make() {
	made++;
	Table t;
	t.stride = 1;
	t.cells = store;
	return t;
}

Table &table() {
	static Table t = make();
	return t;
}

int main() {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		table().cells[i * table().stride] = i;
	return made - 1;
}
