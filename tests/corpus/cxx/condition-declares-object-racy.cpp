// Claim: an object that a condition declares is converted to tell whether the condition holds. Source: semantics.md §2; C++17 §9.4p2
struct Box {
	int n;
	explicit Box(int k) : n(k) {}
	explicit operator bool() const { return n > 0; }
};

int main() {
	int no = 0, trips = 0;
#pragma omp parallel num_threads(2) reduction(+ : trips) //@ RACE
	{
		int left = 3;
		if (Box b{0})
			trips++;
		else
			no++; //@ race(no)
		while (Box b{left--})
			trips += b.n;
	}
	return no == 0 || trips == 0;
}
