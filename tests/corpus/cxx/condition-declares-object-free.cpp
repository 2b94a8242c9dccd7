// Claim: an object that a condition declares is converted to tell whether the condition holds. Source: semantics.md §2; C++17 §9.4p2
struct Box {
	int n;
	explicit Box(int k) : n(k) {}
	explicit operator bool() const { return n > 0; }
};

int main() {
	int yes = 0, trips = 0;
#pragma omp parallel num_threads(2) reduction(+ : trips) //@ RACE_FREE
	{
		if (Box b{0})
			yes++;
		else
			trips++;
	}
	return yes || trips == 0;
}
