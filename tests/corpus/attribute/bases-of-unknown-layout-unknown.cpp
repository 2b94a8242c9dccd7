// Claim: Where a base class has a member of unknown type it is not known where the members of the class itself lie.
// Source: semantics.md §1 (what is not understood is never dropped).
struct base {
	char c;
	_Float16 unknown;
	int y;
};

struct derived : base {
	int z;
};

static derived d[8];

int main() {
	char *bytes = (char *)d;
#pragma omp parallel //@ UNKNOWN(unmodelled-pointer)
	{
#pragma omp single nowait
		d[0].z = 1;
#pragma omp single nowait
		bytes[8] = 2;
	}
	return 0;
}
