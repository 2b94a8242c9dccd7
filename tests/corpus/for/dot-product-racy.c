// Claim: a dot product summed into a shared variable races. Source: semantics.md §8, §10
double dot(int n, const double *x, const double *y) {
  double sum = 0.0;
#pragma omp parallel for //@ RACE witness T<=2 n<=2
  for (int i = 0; i < n; i++) {
    sum += x[i] * y[i]; //@ race(sum)
  }
  return sum;
}
