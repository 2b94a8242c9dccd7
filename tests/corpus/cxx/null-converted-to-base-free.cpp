// Claim: a pointer to a base class is null exactly where the pointer is that it was converted from, and leads to another address where not.
// Source: C++17 [conv.ptr] p3, [expr.static.cast] p11; semantics.md §6
struct First {
	int a;
};
struct Second {
	int b;
};
struct Both : First, Second {
};
int found;

void up(Both *p) {
	Second *q = p;
#pragma omp parallel //@ RACE_FREE
	if (!p != !q)
		found++;
}

void down(Second *q) {
#pragma omp parallel //@ RACE_FREE
	if (q && static_cast<Both *>(q) == nullptr)
		found++;
}

void apart(Both *p) {
	Second *q = p;
	if (p) {
#pragma omp parallel //@ RACE_FREE
		if ((void *)q == (void *)p)
			found++;
	}
}
