// Claim: Members are told apart by their names also where a type among them is not known, and elements by their subscripts.
// Source: semantics.md §1.
struct cell {
	char c;
	_Float16 unknown;
	int last;
};

static struct cell cells[64];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		cells[i].last = i;
		cells[i].c = 1;
	}
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single nowait
		cells[0].last = 1;
#pragma omp single nowait
		cells[0].c = 2;
	}
	return 0;
}
