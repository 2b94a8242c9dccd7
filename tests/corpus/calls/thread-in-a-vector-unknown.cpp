// Claim: a container that makes a thread in place runs its constructor: nothing is proved until all are joined.
// Source: semantics.md §1 (what is not understood is never dropped); C++17 §33.3.2.2.
#include <thread>
#include <vector>
int x;

static void count() {
	x++;
}

int main() {
	std::vector<std::thread> threads;
	threads.emplace_back(count);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp single
	x++;
	for (auto &t : threads)
		t.join();
	return 0;
}
