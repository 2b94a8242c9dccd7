// Claim: a callee that gets the address of a thread's copy, or an array of it, works on that copy.
// Source: semantics.md §8, §9; OpenMP 5.2 §5.2
static int count, row[8];
#pragma omp threadprivate(count, row)

static void bump(int *p)
{
	*p += 1;
}

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		bump(&count);
		bump(row);
		bump(row + count % 8);
	}
	return count >= 0;
}
