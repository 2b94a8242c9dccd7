// Claim: a reduction on sections combines private copies. Source: semantics.md §8; OpenMP 5.2 §5.5.8
static int a[20], b[20];

int main(void) {
  int sum = 0;
#pragma omp parallel sections reduction(+ : sum) //@ RACE_FREE
  {
#pragma omp section
    for (int i = 0; i < 20; i++) {
      sum += a[i];
    }
#pragma omp section
    for (int i = 0; i < 20; i++) {
      sum += b[i];
    }
  }
  return sum;
}
