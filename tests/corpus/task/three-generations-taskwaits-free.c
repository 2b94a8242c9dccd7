// Claim: every generation waits for the next; the parent's last read is after all of them. Source: semantics.md §5 (TW)
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task
    {
#pragma omp task
      {
#pragma omp task
        x = 1;
#pragma omp taskwait
        x = x + 1;
      }
#pragma omp taskwait
      x = x + 1;
    }
#pragma omp taskwait
    y = x;
  }
  return y;
}
