// Claim: integers that pointers put into unions keep their values, the bits of the integer 0 are the number 0, and a floating member beside
// others is a number like any other. Source: C11 §6.5.2.3, note 95; IEC 60559 §3.4; semantics.md §9.
typedef union { float f; int i; } number;
struct pair { float f; int i; };
static int hits;

int main(void)
{
	number u, v;
	int *i = &u.i;
	*i = 5;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (u.i != 5)
		hits = 1;

	v.i = 0;
	float *f = &v.f;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (*f != 0)
		hits = 2;

	struct pair p[2] = { { 1, 2 }, { 3, 4 } };
	float *third = &p[1].f;
	*third = 5;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (p[1].f != 5 || p[1].i != 4)
		hits = 3;
	return 0;
}
