// Claim: a declared reduction of a structure combines its members.
// Source: semantics.md §8; OpenMP 5.2 §5.5.11
struct range {
	int low, high;
};

#pragma omp declare reduction(hull : struct range : omp_out.low = omp_in.low < omp_out.low ? omp_in.low : omp_out.low, \
	omp_out.high = omp_in.high > omp_out.high ? omp_in.high : omp_out.high) initializer(omp_priv = {1000, -1000})

int a[64];

int main(void)
{
	struct range r = {1000, -1000};
	a[9] = 12;
#pragma omp parallel for reduction(hull : r) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		if (a[i] < r.low)
			r.low = a[i];
		if (a[i] > r.high)
			r.high = a[i];
	}
	return r.high - r.low;
}
