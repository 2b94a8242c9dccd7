// Claim: a named constant distributes both loops: iterations of the inner one meet.
// Source: semantics.md §3; OpenMP 5.2 §4.4.3
enum { TWO = 2 };
int a[8];

int main(void)
{
#pragma omp parallel for collapse(TWO) //@ RACE witness T<=2
	for (int i = 0; i < 8; i++)
		for (int j = 0; j < 8; j++)
			a[i] += j; //@ race(a)
	return a[3];
}
