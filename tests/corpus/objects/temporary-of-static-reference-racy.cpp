// Claim: a temporary that a static reference is bound to is one for all threads.
// Source: C++17 [basic.stc.static], [class.temporary] p6
static int &counter() {
	static int &&count = 0;
	return count;
}

int main() {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 30; i++)
		counter()++; //@ race
	return counter() != 30;
}
