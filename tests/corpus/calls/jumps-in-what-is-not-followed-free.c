// Claim: A function that jumps does nothing besides what its text says, also where it is not followed.
// Source: semantics.md §3; C11 §6.8.6.1.
static int sum;

static void add(int n, int *to) {
	if (n < 0)
		goto end;
	*to += n;
	add(n - 1, to);
end:
	return;
}

static void (*other)(int, int *) = add;

int main(int n, char **arguments) {
	static int v[100];
	add(n, &sum);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		v[i] = i;
	return sum + (other != 0);
}
