// Claim: the reduction clause makes the sum private in the loop. Source: semantics.md §8; OpenMP 5.2 §5.5.8
double dot(int n, const double *x, const double *y) {
  double sum = 0.0;
#pragma omp parallel for reduction(+ : sum) //@ RACE_FREE
  for (int i = 0; i < n; i++) {
    sum += x[i] * y[i];
  }
  return sum;
}
