// Claim: C23 has attributes, too.
// Source: OpenMP 5.2 §3.1
// gcc 12 and clang 14 do not know attributes of OpenMP in C.
int a[10];
[[maybe_unused]] static int b;

int main(void)
{
	[[omp::directive(parallel for)]] //@ RACE
	for (int i = 0; i < 10; i++)
		a[0] = 1; //@ race(a)
	return a[0] - 1;
}
