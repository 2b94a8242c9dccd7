// Claim: a reduction in a lambda that captured its variable by reference updates the captured variable, and nothing else does.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
int main()
{
	int s = 0, a[100] = {0};
	auto add = [&] {
#pragma omp parallel for reduction(+ : s) //@ RACE_FREE
		for (int i = 0; i < 100; i++)
			s += a[i];
	};
	add();
	return s;
}
