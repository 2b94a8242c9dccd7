// Claim: a clause for a member that is a reference binds it: what is written through it is the object that the clause names. Source: C++17 §11.6.3
struct Part {
	int &target;
};
struct Whole : Part {
	const int &limit;
	int *other;
};

int first, second;

int main() {
	int limit = 3;
	int *at = &first;
	Whole whole = {{*at}, limit, &second};
	Whole turned{first, limit, &second};
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single nowait
		whole.target = whole.limit;
#pragma omp single nowait
		*turned.other = turned.limit;
	}
	return first + second - 6;
}
