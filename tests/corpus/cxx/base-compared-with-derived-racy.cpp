// Claim: before a pointer to a class is compared with one to its base class it is converted to that. Source: C++17 [expr.eq] p3, [expr.type] p4
struct First {
	int a;
};
struct Second {
	int b;
	bool is(Second *other) {
		return this == other;
	}
};
struct Both : First, Second {
};
Both object;
int found;

void given(Second *q, Both *p) {
#pragma omp parallel //@ RACE
	if (q == p)
		found++; //@ race(found)
}

int main() {
	given(&object, &object);
#pragma omp parallel //@ RACE
	if (object.is(&object))
		found++; //@ race(found)
	return 0;
}
