// Claim: a member that a clause makes private is private under its qualified name too, as the variable of the loop as well.
// Source: OpenMP 5.2 §5.1.1, §5.4.3; semantics.md §8
struct Base {
	int r;
};

template <typename Q> struct Table : Base {
	Q at;
	int f[64];
	void fill()
	{
#pragma omp parallel for private(at) reduction(| : Base::r) //@ RACE_FREE
		for (at = 0; Table::at < 32; at += 2) {
			f[Table::at] = 1;
			r |= 1;
		}
	}
};

int main()
{
	Table<int> t;
	t.r = 0;
	t.fill();
	return t.f[4] + t.r;
}
