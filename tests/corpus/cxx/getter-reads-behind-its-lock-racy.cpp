// Claim: what a function returns behind the block of a guard is read without the lock. Source: C++17 [stmt.return] p3, §6.7.3
#include <mutex>

static std::mutex m;
static int x;

static int get()
{
	{
		std::lock_guard<std::mutex> guard(m);
	}
	return x; //@ race(x)
}

static void set(int v)
{
	std::lock_guard<std::mutex> guard(m);
	x = v; //@ race(x)
}

int main()
{
	int sum = 0;
#pragma omp parallel for reduction(+ : sum) //@ RACE
	for (int i = 0; i < 8; i++) {
		set(7);
		sum += get();
	}
	return sum;
}
