// Claim: objects of the standard library that literals make before main leave the program's variables alone; so do a static one in a
// block. Source: C++ [basic.start.dynamic]; semantics.md §2.
#include <map>
#include <string>
#include <vector>

std::string name = "racelens";
std::map<int, int> table;
std::vector<int> rows[2];
int stride = 1;
int a[100];

int main() {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		static std::string once = "once";
		a[i * stride] = i;
	}
	return a[0];
}
