// Claim: macros may make the attribute and its argument.
// Source: OpenMP 5.2 §3.1
// Output: depends on the team size
#define OMP(directive_) [[omp::directive(directive_)]]
#define TEAM parallel num_threads(2)
int x;

int main()
{
	OMP(TEAM) x++; //@ RACE race(x)
	return x > 2;
}
