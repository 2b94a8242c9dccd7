// Claim: a guard that a function returns holds its lock no longer than its statement where nothing is bound to it, else to the block's end.
// Source: semantics.md §6; C++17 §15.2p4, §15.2p6
#include <mutex>

static std::mutex m;
static int sum = 0;
static int other = 0;

static std::unique_lock<std::mutex> locked() {
	return std::unique_lock<std::mutex>(m);
}

int main() {
#pragma omp parallel num_threads(2) //@ RACE
	{
		{
			auto &&g = locked();
			sum++; //@ race(sum)
		}
		sum++; //@ race(sum)
		locked();
		other++; //@ race(other)
	}
	return sum > 4 || other > 2;
}
