// Claim: code that is given an object may end it, and its destructor, which is in sight, starts a thread that runs beside the region.
// Source: semantics.md §5; decision 8
#include <thread>
int a[100];
void body() {
	a[5] = 1;
}
struct S {
	int x;
	~S() {
		new std::thread(body);
	}
};
void unseen(S *&s);
int main() {
	S s;
	S *p = &s;
	unseen(p);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = i;
	return a[3];
}
