// Claim: whether what a generic lambda discards is volatile is not found out: nothing is proved where something is.
// Source: C++17 §8p12. semantics.md §1.
int main()
{
	volatile int v = 0;
	auto touch = [](auto *x) { static_cast<void>(*x); };
#pragma omp parallel num_threads(4) //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp single nowait
		v = 1;
		touch(&v);
	}
	return v - 1;
}
