// Claim: a local of main that is shared in the region is shared in its task. Source: semantics.md §5; OpenMP 5.2 §5.1.1
int main(void) {
  int x = 0, y = 0;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    x = x + 5; //@ race(x)
    x = x + 2; //@ race(x)
#pragma omp taskwait
    y = x;
  }
  return y;
}
