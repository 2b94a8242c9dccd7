// Claim: a reference among the members of an aggregate is bound to what its list names. Source: semantics.md §9; C++17 §11.6.1p5
struct Handle {
	int &count;
};

static Handle handle() {
	static int total;
	return {total};
}

int main() {
#pragma omp parallel num_threads(2) //@ RACE
	handle().count++; //@ race(total)
	return 0;
}
