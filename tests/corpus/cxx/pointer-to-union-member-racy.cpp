// Claim: pointers to two members of a union are not told apart. Source: C++17 [expr.eq] p4
union Either {
	int one, other;
};
int found;

void united() {
	int Either::*p = &Either::one, Either::*q = &Either::other;
#pragma omp parallel //@ RACE
	if (p == q)
		found++; //@ race(found) possible
}
