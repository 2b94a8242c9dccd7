// Claim: a pointer to a member equals another one to the same member, one that starts as null or was given may be null.
// Source: C++17 [conv.mem] p1, [expr.eq] p4
struct Pair {
	int first, second;
};
int found;

void given(int Pair::*p) {
#pragma omp parallel //@ RACE
	if (p == nullptr)
		found++; //@ race(found)
}

void chosen(int n) {
	int Pair::*p = n > 3 ? &Pair::first : nullptr;
#pragma omp parallel //@ RACE
	if (!p)
		found++; //@ race(found)
}

int main() {
	int Pair::*p = &Pair::first, Pair::*q = &Pair::first;
#pragma omp parallel //@ RACE
	if (p && p == q)
		found++; //@ race(found)
	return 0;
}
