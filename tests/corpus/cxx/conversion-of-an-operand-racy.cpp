// Claim: an object that an operator, a condition or a cast needs as a number runs its conversion operator. Source: C++17 §15.3.2, §16.3.1.2
// Output: depends on the team size
#include <cstdio>

struct Counter {
	int reads = 0;
	operator int() { return ++reads; } //@ race(reads)
};

int main() {
	Counter sum, choice, index, cast, call;
	int a[8] = {0}, total = 0;
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
		int mine = sum + 1;
		mine += choice ? 1 : 2;
		mine += static_cast<int>(cast) + int(call);
		mine += a[index & 7];
#pragma omp atomic
		total += mine > 0;
	}
	std::printf("%d\n", total);
}
