// Claim: default(shared) makes the local of the region shared in the task. Source: semantics.md §5; OpenMP 5.2 §5.4.1
static int y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
    int x = 1;
#pragma omp task default(shared)
    x = x + 5; //@ race(x)
    x = x + 2; //@ race(x)
#pragma omp taskwait
    y = x;
  }
  return y;
}
