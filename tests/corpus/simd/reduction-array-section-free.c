// Claim: a reduction over an array section gives each lane the section.
// Source: semantics.md §7, §8; OpenMP 5.2 §5.5.5
int key[64], h[4];

int main(void)
{
	int *p = h;
#pragma omp simd reduction(+ : p[0 : 4]) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		p[key[i] & 3]++;
	return h[0];
}
