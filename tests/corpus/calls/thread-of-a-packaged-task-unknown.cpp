// Claim: a thread that is given a packaged task runs it beside the region.
// Source: semantics.md §1 (what is not understood is never dropped); C++17 §33.6.9.
#include <future>
#include <thread>
#include <utility>
int x;

int main() {
	std::packaged_task<void()> task([] { x++; });
	std::future<void> done = task.get_future();
	std::thread thread(std::move(task));
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp single
	x++;
	done.get();
	thread.join();
	return 0;
}
