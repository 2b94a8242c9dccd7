// Claim: Where a class has a pack of bases it is not known where its own members lie.
// Source: C++17 §13 (base-specifier with an ellipsis), §17.5.3.
struct left {
	long value;
};

struct right {
	long value;
};

template <class... Bases> struct mixed : Bases... {
	int tail;
};

static mixed<left, right> m[8];

int main() {
	char *parts = (char *)m;
#pragma omp parallel //@ UNKNOWN(unmodelled-pointer)
	{
#pragma omp single nowait
		m[0].tail = 1;
#pragma omp single nowait
		parts[16] = 2;
	}
	return 0;
}
