// Claim: references among the members of aggregates lead to what each is bound to. Source: semantics.md §9; C++17 §11.6.1p5
struct Handle {
	int &count;
	int kind;
};

static Handle first() {
	static int total;
	return {total, 1};
}

static Handle second() {
	static int total;
	return {total, 2};
}

int main() {
#pragma omp parallel sections num_threads(2) //@ RACE_FREE
	{
#pragma omp section
		first().count = 1;
#pragma omp section
		second().count = 2;
	}
	return first().count + second().count - 3;
}
