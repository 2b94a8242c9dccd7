// Claim: the parts of a braced list are made one by one in the order of the list, each at its own place and none twice; the ends of those parts run
// once. Source: C++17 §11.6.4p4, §15.4p8
struct Self {
	static int made, ended;
	int value;
	int number;
	int *own;
	Self(int n) : value(n), number(made++), own(&value) {}
	~Self() { ended++; }
};
struct Row {
	Self first;
	int between;
	Self last;
};
int Self::made, Self::ended;

int a[64];

static int count() {
	return Self::made;
}

int main() {
	{
		Row row = {5, count(), {6}};
#pragma omp parallel num_threads(2) //@ RACE_FREE
		{
#pragma omp single nowait
			row.first.value = 1;
#pragma omp single nowait
			*row.last.own = 2;
		}
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 8; i++) {
			a[i * row.last.number + row.between + row.first.number] = i;
		}
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		a[i * Self::ended] = i;
	}
	return a[0];
}
