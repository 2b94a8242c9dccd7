// Claim: a map that makes a thread in place runs its constructor; so does an object of the program's class with a thread in it.
// Source: semantics.md §1 (what is not understood is never dropped); C++17 §26.2.4.
#include <deque>
#include <map>
#include <thread>
int x;

struct Worker {
	std::thread thread;
	explicit Worker(int by) : thread([by] { x += by; }) {}
	Worker(Worker &&) = default;
	~Worker() {
		if (thread.joinable())
			thread.join();
	}
};

int main() {
	std::map<int, std::thread> threads;
	threads.emplace(1, [] { x++; });
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp single
	x++;
	threads.at(1).join();
	std::deque<Worker> workers;
	workers.emplace_back(2);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp single
	x++;
	return 0;
}
