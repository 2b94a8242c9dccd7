// Claim: a lambda that captured by copy has a variable of its own, which the reduction combines into.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
int main()
{
	int s = 0, a[100] = {0};
	auto add = [=]() mutable {
#pragma omp parallel for reduction(+ : s) //@ RACE_FREE
		for (int i = 0; i < 100; i++)
			s += a[i];
		return s;
	};
	return add();
}
