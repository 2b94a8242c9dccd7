// Claim: two blocks masked to thread 1 run on that thread, in order. Source: semantics.md §3; OpenMP 5.2 §10.5.1
int main(void) {
  int turn = 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
#pragma omp masked filter(1)
    turn = 1;
#pragma omp masked filter(3 - 2)
    turn += 2;
  }
  return turn;
}
