// Claim: two reductions of one loop may both have inscan, and a loop without scan any number of reductions.
// Source: OpenMP 5.2 §5.5.8, §5.6
int a[64], b[64], c[64];

int main(void)
{
	int s = 0, t = 1, u = 0;
#pragma omp parallel for reduction(inscan, + : s, t) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		s += a[i];
		t += 2;
#pragma omp scan inclusive(s, t)
		b[i] = s;
		c[i] = t;
	}
#pragma omp parallel for reduction(+ : s) reduction(max : u) //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		s += a[i];
		u = u > c[i] ? u : c[i];
	}
	return s + u;
}
