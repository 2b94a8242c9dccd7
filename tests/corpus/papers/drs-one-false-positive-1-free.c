// Claim: a == b compares N with N*N, so the body never runs. Source: DRS-oNE fig. 2 (FP1); semantics.md §11
#define N 100

int main(void) {
  int size = 100;
  int a = N;
  int b = N * N;
  int arr[size];
  for (int i = 0; i < size; i++) {
    arr[i] = i;
  }
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 99; i++) {
    if (a == b) {
      arr[i] = arr[i + 1] + i;
    }
  }
  return arr[0];
}
