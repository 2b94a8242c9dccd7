// Claim: an unnamed object is destroyed at the end of the full expression: before the barrier that follows, and in the critical section.
// Source: C++17 §15.2p4; semantics.md §8
static int g;

struct T {
	int v;
	T(int i) : v(i) {}
	~T()
	{
		g = g * 2 + v;
	}
};

int main()
{
	int a[8] = {0};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
#pragma omp critical
		a[i] = T(i).v;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp masked
		{
			int x = T(1).v;
			a[0] += x;
		}
#pragma omp barrier
		int y = g;
		y++;
	}
	return a[1] + g;
}
