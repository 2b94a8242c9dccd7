// Claim: a lambda that captured by reference writes the same variable as the function around it.
// Source: semantics.md §2 (clauses are lexical), §9
int main()
{
	int s = 0;
	auto add = [&] {
#pragma omp single nowait
		s = 1; //@ race(s)
	};
#pragma omp parallel //@ RACE
	{
		add();
#pragma omp master
		s++; //@ race(s)
	}
	return s;
}
