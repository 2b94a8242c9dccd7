/* A loop without a schedule, whose iterations meet seven apart, and tasks of which only the outer one is waited for: y is ordered, x is not. */
static int a[107], x, y;

int main(void)
{
#pragma omp parallel for
	for (int i = 0; i < 100; i++)
		a[i] = a[i + 7]; /* race a */
#pragma omp parallel
#pragma omp single
	{
#pragma omp task
		{
#pragma omp task
			x++; /* race x */
			y++;
		}
#pragma omp taskwait
		y++;
		x++; /* race x */
	}
	return 0;
}
