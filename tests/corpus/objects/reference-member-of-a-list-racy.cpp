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
	Whole turned{second, limit, at};
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
#pragma omp single nowait
		whole.target = whole.limit; //@ race(whole)
#pragma omp single nowait
		*turned.other = turned.limit; //@ race(whole)
	}
	return first - 3;
}
