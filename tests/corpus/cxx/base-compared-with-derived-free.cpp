// Claim: a pointer to a part of an object equals the one to the whole as soon as that is converted. Source: C++17 [expr.eq] p3, [expr.type] p4
struct First {
	int a;
};
struct Second {
	int b;
};
struct Both : First, Second {
};
int found;

void unequal(Both *p) {
	Second *q = p;
#pragma omp parallel //@ RACE_FREE
	if (q != p)
		found++;
}

void ordered(Both *p) {
	Second *q = p;
#pragma omp parallel //@ RACE_FREE
	if (p && (q < p || p < q))
		found++;
}

void back(Both *p) {
	Second *q = p;
#pragma omp parallel //@ RACE_FREE
	if (static_cast<Both *>(q) != p)
		found++;
}
