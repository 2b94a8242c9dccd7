// Claim: the call in return f() of a function without a result comes before the destructors. Source: C++17 [stmt.return] p3
#include <mutex>

static std::mutex m;
static int x;

static void count()
{
	x++;
}

static void guarded()
{
	std::lock_guard<std::mutex> guard(m);
	return count();
}

int main()
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		guarded();
	return x;
}
