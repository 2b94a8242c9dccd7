// Claim: a threadprivate variable's value is no input: what a race that needs some value shows is POSSIBLE. Source: semantics.md §1, §8.
static int t = 0;
int x;
#pragma omp threadprivate(t)

int main(void) {
	#pragma omp parallel //@ RACE
	{
		if (t != 0) {
			x = 1; //@ race(x) possible
		}
	}
	return x;
}
