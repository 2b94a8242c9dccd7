// Claim: x that does not begin at a multiple of its size is atomic among the threads of a contention group.
// Source: OpenMP 5.2 §15.8.4 (binding thread set); semantics.md §6.
struct __attribute__((packed)) record {
	char tag;
	int count;
};

static struct record one;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp atomic
		one.count++;
	}
	return one.count < 1;
}
