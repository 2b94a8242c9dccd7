// Claim: A label that matches is taken though default stands before it; this one is not followed.
// Source: C++17 §9.4.2

constexpr int chosen(int n)
{
	int r = 0;
	switch (n) {
	default:
		r = 9;
		break;
	case 2:
		r = 2;
	}
	return r;
}

template <bool Right> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<true> {
	static void use(int &x) { x++; }
};

int x;

int main()
{
#pragma omp parallel //@ UNKNOWN(unmodelled-statement)
	Tag<chosen(2) == 2>::use(x);
	return x > 99;
}
