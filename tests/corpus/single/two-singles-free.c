// Claim: the barrier of the first single orders it before the second, whichever threads execute them. Source: semantics.md §4; OpenMP 5.2 §15.3.2
int main(void) {
  int head = 1, tail = 0;
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp single
    head = 2;
#pragma omp single nowait
    tail = head + 1;
  }
  return tail;
}
