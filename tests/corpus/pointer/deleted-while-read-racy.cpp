// Claim: delete ends the life of the object and of its memory, after its destructor, which is executed.
// Source: C++17 §8.3.5, §6.6.4.4.2.
struct Counted {
	int *count;
	int value;
	~Counted() { ++*count; }
};
int seen[100];

int run() {
	int n = 0;
	Counted *c = new Counted{&n, 3};
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		delete c; //@ race(c)
#pragma omp section
		seen[0] = c->value; //@ race(c)
#pragma omp section
		seen[1] = 2;
	}
	return n;
}
