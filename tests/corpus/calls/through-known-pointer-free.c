// Claim: a call through a pointer to a function of the file is followed like a call by name, also where it is one of two.
// Source: semantics.md §9 (calls)
static int in[64], out[64];

static int twice(int v)
{
	return 2 * v;
}

static void set(int k)
{
	out[k] = in[k];
}

static void set_next(int k)
{
	out[63 - k] = in[63 - k] + 1;
}

static void apply(void (*each)(int), int (*value)(int))
{
#pragma omp parallel for //@ RACE_FREE
	for (int k = 0; k < 64; k++) {
		in[k] = value(k);
		in[k]++;
	}
#pragma omp parallel for //@ RACE_FREE
	for (int k = 0; k < 64; k++)
		each(k);
}

int main(int argc, char **argv)
{
	apply(argc > 1 ? set : &set_next, twice);
	return out[63] < 0;
}
