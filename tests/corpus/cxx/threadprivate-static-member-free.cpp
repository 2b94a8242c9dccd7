// Claim: a static member may be threadprivate.
// Source: semantics.md §8; OpenMP 5.2 §5.2
// Output: depends on the team size
struct Meter {
	static int ticks;
#pragma omp threadprivate(ticks)
	static void tick() { ticks++; }
};

int Meter::ticks = 0;

int main()
{
#pragma omp parallel //@ RACE_FREE
	Meter::tick();
	return Meter::ticks;
}
