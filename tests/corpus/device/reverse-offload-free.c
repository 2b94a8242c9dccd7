// Claim: the target task is complete only when what it offloads to the host is. (Not compiled by GCC 13.)
// Source: OpenMP 5.2 §13.2, §13.8
#pragma omp requires reverse_offload
static int x, y;

static void on_host(void)
{
	x = 1;
}

int main(void)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp target nowait map(to : y)
		{
#pragma omp target device(ancestor : 1)
			on_host();
		}
#pragma omp taskwait
		x = 2;
	}
	return x;
}
