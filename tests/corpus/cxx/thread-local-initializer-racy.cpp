// Claim: each thread executes the initializer of a thread_local variable before it first uses it. Source: C++ [basic.stc.thread];
// semantics.md §1.
// Output: depends on the team size
int made;

int next() {
	return ++made; //@ race(made) possible
}

thread_local int mine = next();

int main() {
	int sum = 0;
#pragma omp parallel reduction(+ : sum) //@ RACE
	sum += mine;
	return sum > 0 ? 0 : 1;
}
