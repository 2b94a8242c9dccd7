// Claim: taskwait joins nothing that is generated after it. Source: semantics.md §5 (TW); OpenMP 5.2 §15.5
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp taskwait
#pragma omp task
    x = 1; //@ race(x)
    y = x; //@ race(x)
  }
  return y;
}
