// Claim: the first value of a huge array in an aggregate whose size is not known is not computed element by element.
// Source: C++17 §11.6.1p8; semantics.md §1
struct alignas(16) Quad {
	int x;
};

constexpr int half() { return sizeof(Quad) / 2; }

struct Rows {
	int d[half()];
	int e[4294967297];
};

int main()
{
	static Rows r{};
#pragma omp parallel for //@ UNKNOWN(unmodelled-expression)
	for (int i = 0; i < 8; i++)
		r.d[i] = i;
	return r.d[7];
}
