// Claim: a lambda that captured a shared variable by reference updates it from every iteration.
// Source: semantics.md §2, §9
int a[64];

int main()
{
	int s = 0;
	a[5] = 2;
	auto add = [&s](int by) { s += by; }; //@ race(s)
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		add(a[i]);
	return s;
}
