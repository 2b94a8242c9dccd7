// Claim: the region is parallel only when the loop has no second iteration. Source: semantics.md §3
int sum(int n, const int *a) {
  int total = 0;
#pragma omp parallel for if (n < 2) //@ RACE_FREE
  for (int i = 0; i < n; i++) {
    total += a[i];
  }
  return total;
}
