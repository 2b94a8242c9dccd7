// Claim: in C++ a conditional expression names the alternative that is chosen: a store to its member is one to the variable. Source: semantics.md §9.
struct Pair {
	int x;
};

Pair a, b;

int main(int argc, char **) {
	#pragma omp parallel //@ RACE
	{
		(argc > 1 ? a : b).x = 1; //@ race
	}
	return 0;
}
