// Claim: an object that no argument of a template makes volatile holds what it holds, beside others that are.
// Source: semantics.md §6; C++17 [dcl.type.cv] p6
extern volatile int device;
int found;

template <typename T> void look(T &object) {
	if (object == 1 && object == 2) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		found++;
	}
}

void start(int &number) {
	look(number);
}
