// Claim: a guard that takes over what another one owns holds the lock; a guard that owns nothing gives nothing back.
// Source: C++17 §33.4.4.2; semantics.md §6
#include <memory>
#include <mutex>
#include <utility>

struct Counting {
	static int ended;
	void operator()(int *p) const
	{
		ended++;
		delete p;
	}
};
int Counting::ended;

std::mutex m;
int moved, empty;

int main()
{
#pragma omp parallel //@ RACE_FREE
	{
		std::unique_lock<std::mutex> guard(m), other;
		other = std::move(guard);
		moved++;
	}
#pragma omp parallel //@ RACE_FREE
	{
		std::unique_ptr<int, Counting> nothing;
		if (nothing)
			empty++;
	}
	return moved + empty + Counting::ended < 0;
}
