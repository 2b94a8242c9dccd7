// Claim: decl behind a name speaks of that name alone.
// Source: OpenMP 6.0 §5.1, §7.3
// Compilers do not know decl yet. Output: depends on the team size
int own [[omp::decl(threadprivate)]], others;

int main()
{
	[[omp::directive(parallel)]] //@ RACE
	{
		own++;
		others = own; //@ race(others)
	}
	return others > 1;
}
