// Claim: code that a device offloads to the host works on the host's storage, while the host goes on. (Not compiled by GCC 13.)
// Source: OpenMP 5.2 §13.2, §13.8
#pragma omp requires reverse_offload
static int x, y;

static void on_host(void)
{
	x = 1; //@ race(x)
}

int main(void)
{
#pragma omp parallel //@ RACE
#pragma omp single
	{
#pragma omp target nowait map(to : y)
		{
#pragma omp target device(ancestor : 1)
			on_host();
		}
		x = 2; //@ race(x)
	}
	return x;
}
