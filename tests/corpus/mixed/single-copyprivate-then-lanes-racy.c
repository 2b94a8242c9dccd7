// Claim: a pointer that copyprivate hands to all threads lets their simd loops meet.
// Source: semantics.md §7, §8
int buffer[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
		int *p;
#pragma omp single copyprivate(p)
		p = buffer;
#pragma omp simd
		for (int i = 0; i < 64; i++)
			p[i] = i; //@ race
	}
	return buffer[5];
}
