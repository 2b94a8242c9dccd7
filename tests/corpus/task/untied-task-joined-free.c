// Claim: taskwait joins an untied task as any other. Source: semantics.md §5 (TW); OpenMP 5.2 §12.1, §15.5
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task untied
    x = 1;
#pragma omp taskwait
    y = x;
  }
  return y;
}
