// Claim: that a region has two threads is only possible where its if clause reads what unseen code may have left. Source: semantics.md §1
extern int wide;
void advance(void);

void once(double *restrict x)
{
	if (wide)
		return;
	advance();
#pragma omp parallel if (wide) //@ RACE
	x[0] = 1; //@ race(x) possible
}
