// Claim: lastprivate and firstprivate in a lambda that captured their variables make copies of the captured ones.
// Source: OpenMP 5.2 §5.4; semantics.md §8
int main()
{
	int last = 0, first = 5, b[100] = {0};
	auto fill = [&] {
#pragma omp parallel for lastprivate(last) firstprivate(first) //@ RACE_FREE
		for (int i = 0; i < 100; i++) {
			last = i + first;
			b[i] = last;
		}
	};
	fill();
	return last + b[3];
}
