// Claim: two hits both set the flag; there is an input with two hits. Source: semantics.md §1, §10
int contains(int n, const int *a, int key) {
  int found = 0;
#pragma omp parallel for //@ RACE witness T<=2 n<=2
  for (int i = 0; i < n; i++) {
    if (a[i] == key) {
      found = 1; //@ race(found)
    }
  }
  return found;
}
