// Claim: the section joins its tasks by a taskgroup and reads; the other section works on something else. Source: semantics.md §5 (TG)
static int a[10], x, y;

int main(void) {
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    {
#pragma omp taskgroup
      for (int i = 0; i < 10; i++) {
#pragma omp task
        a[i] = i;
      }
      y = a[9];
    }
#pragma omp section
    x = 1;
  }
  return x + y;
}
