// Claim: lastprivate in a lambda that captured its variable writes the captured variable.
// Source: OpenMP 5.2 §5.4.5; semantics.md §8
int main()
{
	int last = 0, b[100] = {0};
	auto fill = [&] {
#pragma omp for lastprivate(last) nowait //@ race(last) message(lastprivate-nowait)
		for (int i = 0; i < 100; i++) {
			last = i;
			b[i] = last;
		}
	};
#pragma omp parallel //@ RACE
	{
		fill();
		int seen = last; //@ race(last)
		(void) seen;
	}
	return b[3];
}
