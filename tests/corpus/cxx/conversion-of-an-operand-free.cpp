// Claim: an object that an operator, a condition or a cast needs as a number runs its conversion operator. Source: C++17 §15.3.2, §16.3.1.2
#include <atomic>
#include <cstdio>

int main() {
	std::atomic<int> last{0};
	std::atomic<bool> any{false};
	int a[64] = {0};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		int before = last;
		a[i] = (before > last) + (any ? 1 : 0) + static_cast<int>(last) + int(last) - (last & 7);
		if (!any && last > 3)
			a[i]++;
		last = i;
		any = true;
		a[i] = i;
	}
	std::printf("%d %d\n", a[3], any ? 1 : 0);
}
