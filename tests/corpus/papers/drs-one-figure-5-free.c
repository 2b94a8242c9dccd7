// Claim: only i < 5 pass the guard: writes at 0 7 14 21 28, reads at 0 2 4 6 8. Source: DRS-oNE fig. 5; semantics.md §11
int main(void) {
  int arr[1000] = {0};
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 10; i++) {
    if (i < 5) {
      arr[i % 6 + 6 * i] = arr[2 * i];
    }
  }
  return arr[0];
}
