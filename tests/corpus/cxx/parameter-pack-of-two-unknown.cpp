// Claim: a parameter pack stands for each of its arguments: what only the second one leads to is not passed over.
// Source: C++17 §17.5.3.
int y;

template <class... A> void increment(A *... p) {
	int dummy[] = { ((*p)++)... };
	(void)dummy;
}

int main() {
#pragma omp parallel //@ UNKNOWN(unmodelled-expression)
	{
		int own = 0;
		increment(&own, &y);
	}
	return y;
}
