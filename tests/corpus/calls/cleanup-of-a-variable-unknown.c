// Claim: what the attribute cleanup names may hand code to others, also in calls that are not followed, or be left in ways that are not.
// Source: GCC manual, Common Variable Attributes; decision 8
void keep(void (*f)(void));
static int x, y;
static void set(void) {
	x++;
}
static void give(int *v) {
	keep(*v > 100 ? set : 0);
}
static int down(int n) {
	__attribute__((cleanup(give))) int v = n;
	return n > 0 ? down(n - 1) + 1 : v;
}
static void count(int *v) {
	y += *v;
}
static int jump(int n) {
	for (;;) {
		__attribute__((cleanup(count))) int v = n;
		if (v > 0)
			goto out;
	}
out:
	return n;
}

int main(int argc, char **argv) {
#pragma omp parallel //@ UNKNOWN(unmodelled-statement)
	{
#pragma omp single
		jump(3);
	}
	down(argc);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x++;
	}
	return 0;
}
