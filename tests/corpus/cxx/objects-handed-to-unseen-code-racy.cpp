// Claim: unseen code may call a closure, a function object or virtual functions that it is given with any arguments, whatever the text itself
// calls them with. Source: decision 8; C++17 §8.1.5.1, §13.3
int a[10];

template <class F> void give(F f);
void take(void (*f)(int), int k);
struct Step {
	virtual void run(int k) {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < 10; i++)
			if (k == 1)
				a[0] = i; //@ race(a) possible
	}
};
void keep(Step *s);

int main(int count, char **) {
	auto closure = [](int k) {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < 10; i++)
			if (k == 1)
				a[1] = i; //@ race(a) possible
	};
	auto pointed = [](int k) {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < 10; i++)
			if (k == 1)
				a[2] = i; //@ race(a) possible
	};
	Step step;
	step.run(0);
	closure(0);
	pointed(0);
	if (count < 2)
		return 1;
	keep(&step);
	give(closure);
	take(pointed, 1);
	return 0;
}
