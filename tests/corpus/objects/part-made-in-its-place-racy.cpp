// Claim: a part of a braced list, and a variable that starts with an object just made, are constructed where they are: a constructor that keeps its
// own address keeps theirs. Source: C++17 §11.6p17.6.1, §11.6.4p4
struct Self {
	static Self *last;
	int value;
	int *own;
	Self(int n) : value(n), own(&value) { last = this; }
};
struct Pair {
	int first;
	Self self;
};
Self *Self::last;

int main() {
	Pair pair = {1, {2}};
	Self row[2] = {1, {2}};
	Self alone = Self(3);
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
#pragma omp single nowait
		pair.self.value = 4; //@ race(pair)
#pragma omp single nowait
		*pair.self.own = 4; //@ race(pair)
	}
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
#pragma omp single nowait
		row[1].value = 4; //@ race(row)
#pragma omp single nowait
		*row[1].own = 4; //@ race(row)
	}
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	{
#pragma omp single nowait
		alone.value = 4; //@ race(alone)
#pragma omp single nowait
		Self::last->value = 4; //@ race(alone)
	}
	return pair.self.value + row[1].value + alone.value - 12;
}
