// Claim: a null pointer to a class is a null pointer to each of its base classes, and back, also where the base does not come first.
// Source: C++17 [conv.ptr] p3, [expr.static.cast] p11; semantics.md §6
struct First {
	int a;
};
struct Second {
	int b;
};
struct Both : First, Second {
};
Both object;
int found;

Second *part(Both *p) {
	return p;
}

void up(Both *p) {
#pragma omp parallel //@ RACE
	if (!part(p))
		found++; //@ race(found)
}

void down(Second *q) {
#pragma omp parallel //@ RACE
	if (static_cast<Both *>(q) == nullptr)
		found++; //@ race(found)
}

int main(int argc, char **) {
	Both *p = argc > 3 ? &object : nullptr;
	Second *q = p;
#pragma omp parallel //@ RACE
	if (!q)
		found++; //@ race(found)
	return 0;
}
