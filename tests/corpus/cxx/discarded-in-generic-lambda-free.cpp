// Claim: what a generic lambda discards is not read where nothing in the file is volatile.
// Source: C++17 §8p12.
int main()
{
	int v = 0;
	auto touch = [](auto &x) { static_cast<void>(x); };
#pragma omp parallel num_threads(4) //@ RACE_FREE
	{
#pragma omp single nowait
		v = 1;
		touch(v);
	}
	return v - 1;
}
