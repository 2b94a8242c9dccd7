// Claim: a temporary that a reference is bound to lives as long as the reference, and threads share it where they share that.
// Source: C++17 [class.temporary] p6
int main() {
	int &&sum = 7;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 30; i++)
		sum += i; //@ race(sum)
	return sum != 442;
}
