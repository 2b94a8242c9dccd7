// Claim: defaultmap(tofrom : scalar) maps what would be firstprivate.
// Source: semantics.md §8 (map); OpenMP 5.2 §5.8.7
int main(void)
{
	int x = 3, r;
#pragma omp target nowait defaultmap(tofrom : scalar) //@ RACE race(x)
	x += 1;
	r = x; //@ race(x)
#pragma omp taskwait
	return r + x;
}
