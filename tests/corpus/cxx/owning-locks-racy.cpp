// Claim: a std::unique_lock that is deferred, unlocked or moved away, or that holds another mutex, excludes nobody.
// Source: C++17 §33.4.4; semantics.md §6
#include <mutex>
#include <utility>

std::mutex m, n;
int deferred, tried, early, taken, other;

int main()
{
#pragma omp parallel //@ RACE
	{
		std::unique_lock<std::mutex> l(m, std::defer_lock);
		deferred++; //@ race(deferred)
	}
#pragma omp parallel //@ RACE
	{
		std::unique_lock<std::mutex> l(m, std::try_to_lock);
		tried++; //@ race(tried)
	}
#pragma omp parallel //@ RACE
	{
		std::unique_lock<std::mutex> l(m);
		l.unlock();
		early++; //@ race(early)
	}
#pragma omp parallel //@ RACE
	{
		std::unique_lock<std::mutex> l(m);
		{
			std::unique_lock<std::mutex> k(std::move(l));
		}
		taken++; //@ race(taken)
	}
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		{
			std::scoped_lock<std::mutex> l(m);
			other++; //@ race(other)
		}
#pragma omp section
		{
			std::unique_lock<std::mutex> l(n);
			other++; //@ race(other)
		}
	}
	return deferred + tried + early + taken + other < 0;
}
