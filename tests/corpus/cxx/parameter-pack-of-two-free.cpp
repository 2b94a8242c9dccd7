// Claim: a parameter pack stands for each of its arguments, each thread gives its own. Source: C++17 §17.5.3; semantics.md §1.
int y;

template <class... A> void increment(A *... p) {
	int dummy[] = { ((*p)++)... };
	(void)dummy;
}

int main() {
#pragma omp parallel //@ RACE_FREE
	{
		int own = 0, other = 1;
		increment(&own, &other);
	}
	return y == 0;
}
