// Claim: with nowait dispatch passes the order on, but does not wait itself. (Not compiled by GCC 13.)
// Source: OpenMP 5.2 §7.6
static int x;

static void use(void)
{
	x++; //@ race(x)
}

int main(void)
{
#pragma omp parallel //@ RACE
#pragma omp single
	{
#pragma omp task depend(out : x)
		x = 1; //@ race(x)
#pragma omp dispatch depend(in : x) nowait
		use();
	}
	return x;
}
