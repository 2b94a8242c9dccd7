// Claim: the end of a copy that a parameter is does not end the block while its original owns it. Source: C++17 §23.11.2.2.2
#include <memory>

static int get(std::shared_ptr<int> p, int i) { return *p + i; }

int main() {
	std::shared_ptr<int> p = std::make_shared<int>(1);
	int a[8];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		a[i] = get(p, i);
	return a[0];
}
