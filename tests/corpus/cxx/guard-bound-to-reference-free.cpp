// Claim: a guard that a function returns and that a reference is bound to holds its lock to the end of the reference's block.
// Source: semantics.md §6; C++17 §15.2p6
#include <mutex>

static std::mutex m;
static int sum = 0;

static std::unique_lock<std::mutex> locked() {
	return std::unique_lock<std::mutex>(m);
}

int main() {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		auto &&g = locked();
		sum++;
	}
	return sum > 2;
}
