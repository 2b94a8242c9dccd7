// Claim: decl takes its list from the declaration: before it all its names, behind a name that one.
// Source: OpenMP 6.0 §5.1, §7.3
// Compilers do not know decl yet.
int own [[omp::decl(threadprivate)]], others;
[[omp::decl(threadprivate)]] int first, second;

int main()
{
	[[omp::directive(parallel)]] //@ RACE_FREE
	{
		own++;
		first = second + 1;
	}
	return others;
}
