// Claim: the single may be executed by another thread than the primary one. Source: semantics.md §3; OpenMP 5.2 §11.1
int main(void) {
  int x = 0, y = 0;
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp master
    x = 1; //@ race(x)
#pragma omp single
    y = x; //@ race(x)
  }
  return y;
}
