// Claim: a parameter pack stands for each of its arguments, also for those behind the first. Source: C++17 §17.5.3; semantics.md §1.
int y;

template <class... A> void increment(A *... p) {
	int dummy[] = { ((*p)++)... }; //@ race(p)
	(void)dummy;
}

int main() {
#pragma omp parallel //@ RACE witness T<=2
	{
		int own = 0;
		increment(&own, &y);
	}
	return y == 0;
}
