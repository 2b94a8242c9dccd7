// Claim: over ten iterations i % 10 is i itself. Source: DRS-oNE fig. 8 (FP3); semantics.md §11
int main(void) {
  int size = 100;
  int arr[size];
  for (int i = 0; i < size; i++) {
    arr[i] = i;
  }
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 10; i++) {
    arr[i] = arr[i % 10] + i;
  }
  return arr[0];
}
