// Claim: a logical-or reduction makes the flag private. Source: semantics.md §8; OpenMP 5.2 §5.5.8
int contains(int n, const int *a, int key) {
  int found = 0;
#pragma omp parallel for reduction(|| : found) //@ RACE_FREE
  for (int i = 0; i < n; i++) {
    if (a[i] == key) {
      found = 1;
    }
  }
  return found;
}
