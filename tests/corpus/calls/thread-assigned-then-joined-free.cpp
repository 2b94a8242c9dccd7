// Claim: a thread that a name is given later ends with the join by that name.
// Source: C++17 §33.3.2.4, §33.3.2.5.
#include <thread>
int x;

int main() {
	std::thread thread;
	thread = std::thread([] { x++; });
	thread.join();
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	x++;
	return 0;
}
