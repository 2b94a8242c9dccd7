// Claim: whichever of base function and variant an implementation selects is free.
// Source: OpenMP 5.2 §7.1, §7.5; semantics.md §9
int a[64];

static int vectors(int x)
{
	return x << 1;
}

#pragma omp declare variant(vectors) match(device = {isa("avx512f")})
static int scalars(int x)
{
	return x + x;
}

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = scalars(i);
	return a[5];
}
