// Claim: the twin with a signed variable: for i = 0, p[i - 1] is the element before p. Source: C17 6.5.6p8; semantics.md §9
int a[100];

int main(void)
{
	int *p = a + 50;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 50; i++) {
		p[i - 1] = 1; //@ race(p)
		if (i == 7)
			a[49] = 2; //@ race(p)
	}
}
