// Claim: in C++ a 1 that is shifted by 31 is the least number. Source: semantics.md §2; C++17 [expr.shift] p2
int shared;

void f(int amount) {
#pragma omp parallel //@ RACE
	if (1 << amount < 0)
		shared = 1; //@ race(shared)
}

void g() {
#pragma omp parallel //@ RACE
	if (1 << 31 < 0)
		shared = 1; //@ race(shared)
}
