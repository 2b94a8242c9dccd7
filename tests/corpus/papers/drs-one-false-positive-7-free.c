// Claim: i*i*i >= 1000 holds for no i below ten. Source: DRS-oNE fig. 11 (FP7); semantics.md §11
int main(void) {
  int arr[1000] = {0};
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 10; i++) {
    if (i * i * i >= 1000) {
      arr[i % 6 + 6 * i] = arr[2 * i];
    }
  }
  return arr[0];
}
