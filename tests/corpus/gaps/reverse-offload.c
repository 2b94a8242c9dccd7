// Claim: code of a device that runs on the host again is not modelled.
// Source: OpenMP 5.2 §13.2
#pragma omp requires reverse_offload
int x;

int main(void)
{
#pragma omp target device(ancestor : 1) //@ UNKNOWN(unmodelled-clause)
	x = 1;
	return x;
}
