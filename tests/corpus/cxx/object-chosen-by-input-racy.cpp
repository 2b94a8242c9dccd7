// Claim: two iterations may move the same object when an input says which.
// Source: semantics.md §9
struct Body {
	int at = 0;
	void move(int by)
	{
		at += by; //@ race
	}
};

void move_all(int n, const unsigned *which)
{
	Body bodies[8];
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		bodies[which[i] % 8].move(i);
}
