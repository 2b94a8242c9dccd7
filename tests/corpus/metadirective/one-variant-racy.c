// Claim: a race of one selectable variant is a race of the program: here of the one without the reduction.
// Source: OpenMP 5.2 §7.4; semantics.md §8
// gcc 12 does not know metadirective.
int a[64];

int main(int argc, char **argv)
{
	int s = 0;
	(void) argv;
	a[3] = 2;
#pragma omp metadirective when(user = {condition(argc > 1)} : parallel for) default(parallel for reduction(+ : s)) //@ RACE
	for (int i = 0; i < 64; i++)
		s += a[i]; //@ race(s)
	return s;
}
