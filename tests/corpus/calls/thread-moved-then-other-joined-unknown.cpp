// Claim: the name of a thread goes with a move: who joins the old name's next thread has not joined the first one.
// Source: C++17 §33.3.2.2, §33.3.2.4.
#include <thread>
#include <utility>
int x;

int main() {
	std::thread first([] { x++; });
	std::thread second = std::move(first);
	first = std::thread([] {});
	first.join();
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp single
	x++;
	second.join();
	return 0;
}
