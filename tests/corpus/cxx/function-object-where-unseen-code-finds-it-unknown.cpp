// Claim: what is put into a function object, or among others, where unseen code can find it may be called beside what follows.
// Source: decision 8
#include <functional>
#include <map>
#include <vector>
extern std::function<void()> slot;
extern std::map<int, std::function<void()>> table;
void go();
void take(std::vector<std::function<void()>> list);
static int x, y, z;
static void add() {
	z++;
}

int main() {
	slot = [] { x++; };
	go();
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x++;
	}
	table[1] = [] { y++; };
	go();
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		y++;
	}
	std::vector<std::function<void()>> list;
	list.push_back(add);
	take(list);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		z++;
	}
	return 0;
}
