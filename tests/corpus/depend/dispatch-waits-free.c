// Claim: dispatch waits for the tasks that its depend clause names before the call. (Not compiled by GCC 13.)
// Source: OpenMP 5.2 §7.6
static int x;

static void use(void)
{
	x++;
}

int main(void)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp task depend(out : x)
		x = 1;
#pragma omp dispatch depend(in : x)
		use();
	}
	return x;
}
