// Claim: i = 2 writes arr[14] and i = 7 reads it. Source: DRS-oNE fig. 1; semantics.md §11
int main(void) {
  int arr[1000] = {0};
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 10; i++) {
    arr[i % 6 + 6 * i] = arr[2 * i]; //@ race(arr)
  }
  return arr[0];
}
