// Claim: a pointer to a member is not null, also one to the member that comes first, and those to two members differ.
// Source: C++17 [conv.mem] p1, [expr.eq] p4
struct Pair {
	int first, second;
	int Pair::*own() {
		return &Pair::first;
	}
};
Pair pair;
int found;

int main() {
	int Pair::*p = &Pair::first;
#pragma omp parallel //@ RACE_FREE
	if (p == nullptr || !pair.own())
		found++;
	int Pair::*table[2] = {&Pair::first, nullptr};
#pragma omp parallel //@ RACE_FREE
	if (!table[0])
		found++;
#pragma omp parallel //@ RACE_FREE
	if (p == &Pair::second)
		found++;
	return 0;
}
