// Claim: i - 1 of a 32-bit unsigned i = 0 is 4294967295, not -1: p[i - 1] is not the element before p. Source: C17 6.2.5p9, 6.5.6p8; semantics.md §9
int a[100];

int main(void)
{
	int *p = a + 50;
#pragma omp parallel for //@ RACE_FREE
	for (unsigned i = 0; i < 50; i++) {
		if (i > 0)
			p[i - 1] = 1;
		else
			a[49] = 2;
	}
}
