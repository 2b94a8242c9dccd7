// Claim: only a target region can offload to what started it.
// Source: OpenMP 5.2 §13.2
#pragma omp requires reverse_offload
int x;

int main(void)
{
#pragma omp target device(ancestor : 1) //@ UNKNOWN(not-conforming) message(closely-nested)
	x = 1;
	return x;
}
