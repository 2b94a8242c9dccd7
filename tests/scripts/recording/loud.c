/* A loop without a schedule, whose iterations meet seven apart, and tasks of which one has to be waited for (figure 1 of OMP-RACER). */
static int a[107], x, y;

int main(void)
{
#pragma omp parallel for
	for (int i = 0; i < 100; i++)
		a[i] = a[i + 7];
#pragma omp parallel
#pragma omp single
	{
#pragma omp task
		{
#pragma omp task
			x++;
			y++;
		}
#pragma omp taskwait
		y++;
		x++;
	}
	return 0;
}
