// Claim: the task of i writes a[i] and reads a[i-1], which the task of i - 1 has as out. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
static int a[11];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 1; i <= 10; i++) {
#pragma omp task depend(in : a[i - 1]) depend(out : a[i])
    a[i] = a[i - 1] + 1;
  }
  return a[10];
}
