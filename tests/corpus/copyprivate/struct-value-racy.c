// Claim: a member that copyprivate gives to all threads has one value in all of them.
// Source: semantics.md §8; OpenMP 5.2 §5.7.2
struct where { int x, y; };

int out[100];

int main(void)
{
#pragma omp parallel num_threads(4) //@ RACE
	{
		struct where s = { 1, 2 };
#pragma omp single copyprivate(s)
		s.x = 5;
		out[s.x] = 1; //@ race(out)
		out[s.y + 10] = 1; //@ race(out)
	}
	return out[5];
}
