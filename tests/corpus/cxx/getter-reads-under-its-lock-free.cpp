// Claim: what a function returns is read before its locals are destroyed, so under the lock of a guard. Source: C++17 [stmt.return] p3
#include <mutex>

static std::mutex m;
static int x;

static int get()
{
	std::lock_guard<std::mutex> guard(m);
	return x;
}

static int early(bool now)
{
	std::lock_guard<std::mutex> guard(m);
	if (now)
		return x;
	return 0;
}

static void set(int v)
{
	std::lock_guard<std::mutex> guard(m);
	x = v;
}

int main()
{
	int sum = 0;
#pragma omp parallel for reduction(+ : sum) //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		auto read = [] {
			std::lock_guard<std::mutex> guard(m);
			return x;
		};
		set(7);
		sum += get() + early(true) + read();
	}
	return sum;
}
