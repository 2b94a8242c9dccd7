// Claim: a barrier in a callee of a single region is closely nested in it too.
// Source: OpenMP 5.2 §17.1
// Output: undefined
static int x;

static void settle(void)
{
#pragma omp barrier //@ message(closely-nested)
}

int main(void)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
	{
#pragma omp single
		{
			x++;
			settle();
		}
	}
	return x;
}
