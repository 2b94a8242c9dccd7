// Claim: what is given to code in sight alone is called with what that code gives it. Source: decision 8
int a[10];

template <class F> void twice(F f) {
	f(0);
	f(2);
}
struct Step {
	virtual void run(int k) {
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 10; i++)
			if (k == 1)
				a[0] = i;
	}
};
static void keep(Step *s) {
	s->run(2);
}

int main() {
	auto closure = [](int k) {
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 10; i++)
			if (k == 1)
				a[1] = i;
	};
	Step step;
	step.run(0);
	keep(&step);
	closure(0);
	twice(closure);
	return 0;
}
