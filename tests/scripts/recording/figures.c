/* The figures of the paper on OMP-RACER as programs: what races, on which lines, is the same wherever iterations and tasks are executed. */
#include <stdio.h>

/* Figure 1 (a): the taskwait waits for the outer task only. */
static int figure_1(void)
{
	int a[4];
	int psum[2];
	int sum;
#pragma omp parallel
	{
#pragma omp for schedule(monotonic : dynamic, 1)
		for (int i = 0; i < 4; ++i)
			a[i] = i;
#pragma omp single
		{
#pragma omp task
			{
#pragma omp task
				{
					psum[1] = a[2] + a[3]; /* race psum */
				}
				psum[0] = a[0] + a[1];
			}
#pragma omp taskwait
			sum = psum[1] + psum[0]; /* race psum */
		}
	}
	return sum;
}

/* Figure 2 (a): a taskgroup waits for what its tasks have created, too. */
static int figure_2a(void)
{
	int w2, w3 = 0;
#pragma omp parallel
#pragma omp single
	{
#pragma omp taskgroup
		{
#pragma omp task
			{
#pragma omp task
				w2 = 1;
			}
		}
		w3 = w2;
	}
	return w3;
}

/* Figure 2 (b): a task is parallel to what follows where it was created. */
static int figure_2b(void)
{
	int w1, w2 = 0;
#pragma omp parallel
#pragma omp single
	{
		w1 = 1;
#pragma omp task
		w2 = w1; /* race w2 */
		w2 = 3; /* race w2 */
	}
	return w2;
}

/* Figure 2 (c): a taskwait waits for the child, not for what the child has created. */
static int figure_2c(void)
{
	int child = 0, meanwhile = 0, grandchild = 0, sum = 0;
#pragma omp parallel
#pragma omp single
	{
#pragma omp task
		{
			child = 1;
			meanwhile = 1; /* race meanwhile */
#pragma omp task
			grandchild = 1; /* race grandchild */
		}
		meanwhile = 2; /* race meanwhile */
#pragma omp taskwait
		sum = child + meanwhile;
		sum += grandchild; /* race grandchild */
	}
	return sum;
}

/* Figure 2 (d): dependences order the tasks themselves, not what these have created, and no task without any. */
static int figure_2d(void)
{
	int key = 0, w2 = 0, w6 = 0, second = 0, third = 0, w7 = 0;
#pragma omp parallel
#pragma omp single
	{
#pragma omp task depend(out : key)
		{
			w2 = 1;
			w7 = 3; /* race w7 */
#pragma omp task
			w6 = 1; /* race w6 */
		}
#pragma omp task depend(inout : key)
		{
			second = w2;
			second += w6; /* race w6 */
		}
#pragma omp task depend(in : key)
		third = w2 + second;
#pragma omp task
		{
			w7 = 2; /* race w7 */
		}
	}
	return second + third + w7;
}

int main(void)
{
	int sum = figure_1() + figure_2a() + figure_2b() + figure_2c() + figure_2d();
	printf("%d\n", sum > 0);
	return 0;
}
