// Claim: a == 0 && b != N is false because b is N. Source: DRS-oNE fig. 9 (FP6); semantics.md §11
#define N 100

int main(void) {
  int size = 101;
  int a = 0;
  int b = N;
  int arr[size];
  for (int i = 0; i < size; i++) {
    arr[i] = i;
  }
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < N; i++) {
    if (a == 0 && b != N) {
      arr[i] = arr[i] + 1;
      arr[i] = arr[i + 1] + 1;
    }
  }
  return arr[0];
}
