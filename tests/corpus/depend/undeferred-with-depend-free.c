// Claim: an undeferred task with depend waits for its predecessors, and the parent for it. Source: semantics.md §10 (TWD, UND); OpenMP 5.2 §12.5
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : x)
    x = 1;
#pragma omp task depend(in : x) if(0)
    y = x;
    x = y + 1;
  }
  return x;
}
