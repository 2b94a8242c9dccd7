// Claim: iterations of a loop with a scan do not depend on each other, also not forwards in the text.
// Source: OpenMP 5.2 §5.6 (cross-iteration dependences)
int a[65], b[64];

int main(void)
{
	int s = 0;
#pragma omp simd reduction(inscan, + : s) //@ RACE
	for (int i = 0; i < 64; i++) {
		a[i + 1] = i; //@ race(a)
		s += i;
#pragma omp scan inclusive(s)
		b[i] = s + a[i]; //@ race(a)
	}
	return b[5] + s;
}
