// Claim: an object that the argument of a template makes volatile may hold another value each time that it is looked at.
// Source: semantics.md §6; C++17 [dcl.type.cv] p6
int found;

template <typename T> void look(T &object) {
	if (object == 1 && object == 2) {
#pragma omp parallel num_threads(2) //@ RACE
		found++; //@ race(found)
	}
}

void start(volatile int &device) {
	look(device);
}
