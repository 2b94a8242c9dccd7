// Claim: the number of loops may be any constant expression: names of constants, enumerators, arguments of templates.
// Source: OpenMP 5.2 §3.2.1, §4.4.3
enum { TWO = 2 };
constexpr int n = TWO;
int a[8 * 8];

template <int LOOPS> void fill()
{
#pragma omp parallel for collapse(LOOPS) //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		for (int j = 0; j < 8; j++)
			a[8 * i + j] = i;
}

int main()
{
	fill<2>();
#pragma omp parallel for collapse(n) schedule(static, TWO - 1) //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		for (int j = 0; j < 8; j++)
			a[8 * i + j] += i;
	return a[9];
}
