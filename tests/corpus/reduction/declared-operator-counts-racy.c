// Claim: what a combiner does besides is done by any thread at any time: a global counter in it is shared.
// Source: semantics.md §8; OpenMP 5.2 §5.5.11
// Output: depends on the team size
struct sum { long value; };

static int joined;

static void join(struct sum *out, const struct sum *in)
{
	out->value += in->value;
	joined++; //@ race(joined)
}

#pragma omp declare reduction(join : struct sum : join(&omp_out, &omp_in)) initializer(omp_priv = {0})

int main(void)
{
	struct sum s = {0};
#pragma omp parallel for reduction(join : s) //@ RACE
	for (int i = 0; i < 64; i++)
		s.value += i;
	return s.value + joined;
}
