// Claim: constructs around a call are those of its function's text: in an orphaned function there are none, whoever calls it.
// Source: OpenMP 5.2 §7.1 (enclosing constructs), §7.5
// Output: depends on the team size
int x;

static void in_parallel(void) {}

#pragma omp declare variant(in_parallel) match(construct = {parallel})
static void count(void)
{
	x++; //@ race(x)
}

static void orphaned(void)
{
	count();
}

int main(void)
{
#pragma omp parallel //@ RACE
	orphaned();
	return x;
}
