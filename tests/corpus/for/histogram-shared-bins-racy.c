// Claim: there is an input for which two samples fall into one bin. Source: semantics.md §1, §10
void histogram(int n, const unsigned char *restrict sample, int *restrict bins) {
#pragma omp parallel for //@ RACE witness T<=2 n<=2
  for (int i = 0; i < n; i++) {
    bins[sample[i] / 16]++; //@ race(bins)
  }
}
