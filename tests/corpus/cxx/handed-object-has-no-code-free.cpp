// Claim: Who gets an object without virtual functions, or with such that touch no variables, has no code of the program to run.
// Source: semantics.md §3; C++17 [class.virtual] p1.
static int events;

struct Plain {
	int key = 1;

	void notified() {
		events++;
	}
};

struct Named {
	virtual int size() const {
		return 4;
	}

	virtual ~Named() {}
};

void enter(Plain &plain, const Named *named);

int main() {
	Plain plain;
	Named named;
	plain.notified();
	enter(plain, &named);
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single
		events = 3;
	}
	return 0;
}
