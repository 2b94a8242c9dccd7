// Claim: the end of the first taskgroup is before the tasks of the second. Source: semantics.md §5 (TG, CR); OpenMP 5.2 §15.4
static int a[10];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp taskgroup
    for (int i = 0; i < 10; i++) {
#pragma omp task
      a[i] = i;
    }
#pragma omp taskgroup
    for (int i = 0; i < 10; i++) {
#pragma omp task
      a[9 - i] += i;
    }
  }
  return a[4];
}
