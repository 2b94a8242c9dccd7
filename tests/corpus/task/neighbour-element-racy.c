// Claim: the task of i reads what the task of i + 1 writes. Source: semantics.md §5, §10
static int a[21];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  for (int i = 0; i < 20; i++) {
#pragma omp task
    a[i] = a[i + 1] + 1; //@ race(a)
  }
  return a[0];
}
