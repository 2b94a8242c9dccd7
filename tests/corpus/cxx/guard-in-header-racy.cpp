// Claim: a guard that a header declares holds its lock until the statement ends: behind the statement nothing is locked.
// Source: semantics.md §6; C++17 §9.4.1p3, §9.5.3p1
#include <mutex>

static std::mutex m;
static int sum = 0;

int main() {
	int n = 3;
#pragma omp parallel num_threads(2) firstprivate(n) //@ RACE
	{
		if (std::lock_guard<std::mutex> g(m); n > 5)
			sum--;
		else
			sum++; //@ race(sum)
		for (std::unique_lock<std::mutex> g(m); n > 1; n--)
			sum++; //@ race(sum)
		switch (std::lock_guard<std::mutex> g(m); n) {
		case 1:
			sum++; //@ race(sum)
			break;
		default:
			sum--;
		}
		sum++; //@ race(sum)
	}
	return sum > 10;
}
