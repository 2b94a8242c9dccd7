// Claim: a section of structures with an operator of the program's own is left by one element. Output: undefined. Source: OpenMP 5.2 §5.5.5; semantics.md §1
struct P {
	double x, y;
};
#pragma omp declare reduction(add : P : omp_out.x += omp_in.x, omp_out.y += omp_in.y) initializer(omp_priv = P{0, 0})

int main()
{
	P s[10] = {};
#pragma omp parallel for reduction(add : s[2:3]) //@ UNKNOWN(not-conforming)
	for (int i = 0; i < 30; i++)
		s[3 + i % 3].x += i; //@ message(outside-section)
	return s[4].x > 0;
}
