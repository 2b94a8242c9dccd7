// Claim: what unseen code may write in each trip of a loop is not what the trip before read. Source: semantics.md §2, Values
extern int shift;
void advance(void);

void move(double *restrict x, int n)
{
	int before = 0;
	for (int t = 0; t < n; t++) {
		advance();
		int now = shift;
		if (t > 0) {
#pragma omp parallel for //@ RACE
			for (int i = 0; i < n; i++)
				x[i + before] = x[i + now]; //@ race(x) possible
		}
		before = shift;
	}
}
