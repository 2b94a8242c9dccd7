// Claim: blocks masked to threads 0 and 1 run on different threads. Source: semantics.md §3; OpenMP 5.2 §10.5.1
// Output: differs without OpenMP (a block masked to a thread that may not exist)
int main(void) {
  int turn = 0;
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
  {
#pragma omp masked filter(0)
    turn = 1; //@ race(turn)
#pragma omp masked filter(1)
    turn = 2; //@ race(turn)
  }
  return turn;
}
