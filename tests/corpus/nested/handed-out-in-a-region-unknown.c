// Claim: a region of a function that a region hands to unseen code is not told as if the function's callers were serial: each thread of the
// team may execute it at the same time. Source: OpenMP 5.2 §10.1
int a[100], b[100];

void use(void (*f)(int));
static void step(int k)
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = k;
}

static void between(int k)
{
	step(k);
}

int main(void)
{
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	use(between);
	return 0;
}
