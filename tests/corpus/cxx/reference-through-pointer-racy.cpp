// Claim: A call through a pointer binds the reference parameters to the variables that it names.
// Source: semantics.md §3; C++17 [expr.call] p7. Output: depends on the team size.
#include <omp.h>

static void number(int &target) {
	target = omp_get_thread_num(); //@ race(target)
}

static int run(void (*called)(int &)) {
	int x = 0;
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	called(x);
	return x;
}

int main() {
	return run(number);
}
