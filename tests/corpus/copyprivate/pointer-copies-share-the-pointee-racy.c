// Claim: copyprivate copies the pointer; what it points to is one object.
// Source: semantics.md §8 (a pointer may be private while what it points to is shared); OpenMP 5.2 §5.7.2
// Output: depends on the team size
int buffer[4];

int main(void)
{
#pragma omp parallel //@ RACE
	{
		int *p;
#pragma omp single copyprivate(p)
		p = buffer;
		p[1]++; //@ race
	}
	return buffer[1];
}
