// Claim: function objects that unseen code cannot find, and closures that algorithms call before they return, run beside nothing.
// Source: decision 8; C++17 §28.6
#include <algorithm>
#include <functional>
#include <vector>
void go();
static std::function<void()> slot;
static int x;

int main() {
	std::vector<int> v(10);
	std::function<void()> own = [] { x++; };
	slot = [] { x++; };
	go();
	std::for_each(v.begin(), v.end(), [](int &e) { e += x; });
	std::sort(v.begin(), v.end(), [](int a, int b) { return a > b; });
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		x++;
	}
	own();
	return 0;
}
