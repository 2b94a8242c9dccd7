// Claim: where a constructor tells others where the parameter is, another argument may lead there: x << *last evaluates x first.
// Source: C++17 §11.6 p17.6.1, §16.3.1.2 p2; semantics.md §3
struct P;
P *last;
struct P {
	int v;
	P() : v(0) { last = this; }
};
void operator<<(P o, P &q) {
#pragma omp parallel sections //@ RACE_FREE_IF(no-overlap o q)
	{
#pragma omp section
		o.v = 1;
#pragma omp section
		q.v = 2;
	}
}
