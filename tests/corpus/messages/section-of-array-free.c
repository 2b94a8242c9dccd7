// Claim: a section that ends with the array is fine. Source: OpenMP 5.2 §3.2.5
int main(void) {
	int a[8] = {0};
#pragma omp parallel for reduction(+ : a[1:7]) //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		a[1] += i;
	return a[1] - 28;
}
