// Claim: what the primary thread leaves in its copy is what serial code reads afterwards.
// Source: semantics.md §8; OpenMP 5.2 §5.2
static int stride = 1;
#pragma omp threadprivate(stride)

int a[100];

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
	stride = 0;
	int step = stride;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 50; i++)
		a[i * step] = i; //@ race(a) possible
	return a[9];
}
