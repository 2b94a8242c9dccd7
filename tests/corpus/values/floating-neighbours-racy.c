// Claim: between large numbers of a format there may be no other one, and a long double has more digits than a double. Source: IEC 60559
// §3.4; C11 §5.2.4.2.2; semantics.md §1.
static int hits;

void neighbours(float f)
{
#pragma omp parallel num_threads(2) //@ RACE
	if (f > 8388608.0f && f < 8388609.0f)
		hits = 1; //@ race(hits) possible
}

void between(float f)
{
#pragma omp parallel num_threads(2) //@ RACE
	if (f > 4194303.0f && f < 4194304.0f)
		hits = 2; //@ race(hits)
}

int main(void)
{
	long double above = 0x1.00000000000001p0L, tiny = 0x1p-2000L;
#pragma omp parallel num_threads(2) //@ RACE
	if (above > 1 && tiny > 0)
		hits = 3; //@ race(hits) possible

	double same = 0x1.00000000000001p0;
#pragma omp parallel num_threads(2) //@ RACE
	if (same == 1)
		hits = 4; //@ race(hits)
	return 0;
}
