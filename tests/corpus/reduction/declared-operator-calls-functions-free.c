// Claim: combiner and initializer may be functions that touch their arguments alone.
// Source: semantics.md §8, §9; OpenMP 5.2 §5.5.11
struct sum {
	long value;
	int count;
};

static void join(struct sum *out, const struct sum *in)
{
	out->value += in->value;
	out->count += in->count;
}

static void clear(struct sum *s)
{
	s->value = 0;
	s->count = 0;
}

#pragma omp declare reduction(join : struct sum : join(&omp_out, &omp_in)) initializer(clear(&omp_priv))

int main(void)
{
	struct sum s = {0, 0};
#pragma omp parallel for reduction(join : s) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		s.value += i;
		s.count++;
	}
	return s.count;
}
