// Claim: the twins whose last trips stay in the section, also where its length is a product. Source: OpenMP 5.2 §5.5.5; semantics.md §1
void halo(double *restrict y, const double *restrict q, int n)
{
#pragma omp parallel for reduction(+ : y[:n]) //@ RACE_FREE
	for (int i = 0; i < n - 1; i++) {
		y[i] += q[i];
		y[i + 1] -= q[i];
	}
}

void stencil(int *restrict a, int w, int h)
{
#pragma omp parallel for collapse(2) reduction(+ : a[:w * h]) //@ RACE_FREE
	for (int y = 1; y < h - 1; y++)
		for (int x = 1; x < w - 1; x++) {
			a[y * w + x]++;
			a[(y - 1) * w + x + 1]++;
		}
}
