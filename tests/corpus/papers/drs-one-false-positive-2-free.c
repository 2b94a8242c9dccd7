// Claim: i == 100 lies outside the loop's range. Source: DRS-oNE fig. 4 (FP2); semantics.md §11
int main(void) {
  int size = 100;
  int arr[size];
  for (int i = 0; i < size; i++) {
    arr[i] = i;
  }
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 99; i++) {
    if (i == 100) {
      arr[i] = arr[i + 1] + i;
    }
  }
  return arr[0];
}
