// Claim: the parent of an undeferred task resumes after the task. Source: semantics.md §5 (UND); OpenMP 5.2 §12.5
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task if(0)
    x = 1;
    y = x;
  }
  return y;
}
