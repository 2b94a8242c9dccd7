// Claim: with the bound at 8 iterations 2 and 7 pass the guard and meet on arr[14]. Source: variation of DRS-oNE fig. 11
int main(void) {
  int arr[1000] = {0};
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 10; i++) {
    if (i * i * i >= 8) {
      arr[i % 6 + 6 * i] = arr[2 * i]; //@ race(arr)
    }
  }
  return arr[0];
}
