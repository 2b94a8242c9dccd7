// Claim: C23 has attributes, too.
// Source: OpenMP 5.2 §3.1
// gcc 12 and clang 14 do not know attributes of OpenMP in C.
int a[10];

int main(void)
{
	[[omp::sequence(directive(parallel), directive(for))]] //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i] = 1;
	switch (a[0]) {
	case 1:
		a[1] = 1;
		[[fallthrough]];
	default:
		return 0;
	}
}
