// Claim: an unseen constructor may keep the reference that it gets, for an unseen function that is called later.
// Source: semantics.md §9.
struct Holder {
	Holder(int &q);
	~Holder();
};
void tick();
int a[1000];

void run() {
	int n = 1;
	Holder h(n);
	n = 1;
	tick();
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		a[i * n] = i; //@ race(a) possible
}
