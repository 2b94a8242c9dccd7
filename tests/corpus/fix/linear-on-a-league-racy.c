// Claim: the fix of a counter that all threads of a league step is no linear clause: distribute parallel for has none.
// Source: OpenMP 5.2 §17.2
int v;

int main(void)
{
#pragma omp teams distribute parallel for //@ RACE nofix(v: linear)
	for (int i = 0; i < 100; i++)
		v++; //@ race(v)
	return v - 100;
}
