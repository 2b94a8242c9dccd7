// Claim: the call in return f() behind the block of a guard is made without the lock. Source: C++17 [stmt.return] p3, §6.7.3
#include <mutex>

static std::mutex m;
static int x;

static void count()
{
	x++; //@ race(x)
}

static void guarded()
{
	{
		std::lock_guard<std::mutex> guard(m);
	}
	return count();
}

int main()
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		guarded();
	return x;
}
