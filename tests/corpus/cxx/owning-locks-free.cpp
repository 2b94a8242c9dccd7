// Claim: std::unique_lock and std::scoped_lock hold their mutexes until they are destroyed, unlocked or moved from.
// Source: C++17 §33.4.4; semantics.md §6
#include <mutex>
#include <utility>

std::mutex m, n;
int whole, deferred, tried, first, taken, both, adopted;


int main()
{
#pragma omp parallel //@ RACE_FREE
	{
		std::unique_lock<std::mutex> l(m);
		whole++;
	}
#pragma omp parallel //@ RACE_FREE
	{
		std::unique_lock<std::mutex> l(m, std::defer_lock);
		l.lock();
		deferred++;
		l.unlock();
		l.lock();
		deferred++;
	}
#pragma omp parallel //@ RACE_FREE
	{
		std::unique_lock<std::mutex> l(m, std::try_to_lock);
		if (l.owns_lock())
			tried++;
	}
#pragma omp parallel //@ RACE_FREE
	{
		std::unique_lock<std::mutex> l(m);
		first++;
		l.unlock();
	}
#pragma omp parallel //@ RACE_FREE
	{
		std::unique_lock<std::mutex> l(m);
		std::unique_lock<std::mutex> k(std::move(l));
		taken++;
	}
#pragma omp parallel //@ RACE_FREE
	{
		std::scoped_lock<std::mutex, std::mutex> l(m, n);
		both++;
	}
#pragma omp parallel //@ RACE_FREE
	{
		m.lock();
		std::lock_guard<std::mutex> l(m, std::adopt_lock);
		adopted++;
	}
	return whole + deferred + tried + first + taken + both + adopted < 0;
}
