// Claim: at the end of a cancelled taskgroup its tasks are complete or discarded. Source: semantics.md §5 (TG); OpenMP 5.2 §11.2
static int a[10], y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp taskgroup
    for (int i = 0; i < 10; i++) {
#pragma omp task
      {
        a[i] = i;
#pragma omp cancel taskgroup if(i == 5)
      }
    }
    y = a[5];
  }
  return y;
}
