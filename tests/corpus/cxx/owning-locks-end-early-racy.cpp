// Claim: a lock that a guard owns is given back where the guard is deleted, or takes over what another one owns.
// Source: C++17 §33.4.4.2; semantics.md §6
#include <mutex>

std::mutex m;
int deleted, replaced;

int main()
{
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
		auto *guard = new std::unique_lock<std::mutex>(m);
		delete guard;
		deleted++; //@ race(deleted)
	}
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
		std::unique_lock<std::mutex> guard(m);
		guard = std::unique_lock<std::mutex>();
		replaced++; //@ race(replaced)
	}
	return deleted + replaced < 0;
}
