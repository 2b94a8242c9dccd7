// Claim: the if clause lets large inputs run in parallel: there is an input that races. Source: semantics.md §1, §3
int sum(int n, const int *a) {
  int total = 0;
#pragma omp parallel for if (parallel : n > 10) //@ RACE witness T<=2 n<=11
  for (int i = 0; i < n; i++) {
    total += a[i]; //@ race(total)
  }
  return total;
}
