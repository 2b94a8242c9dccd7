// Claim: the same with the constant in a variable. Source: DRS-oNE fig. 6; semantics.md §11
int main(void) {
  int arr[1000] = {0};
  int a = 6;
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 10; i++) {
    if (i < 5) {
      arr[i % a + a * i] = arr[2 * i];
    }
  }
  return arr[0];
}
