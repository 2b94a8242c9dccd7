// Claim: a static local of the orphaned function is shared. Source: semantics.md §5; OpenMP 5.2 §5.1.1
static void start(int add) {
  static int x;
#pragma omp task
  x = x + add; //@ race(x)
}

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
    start(1);
    start(2);
  }
  return 0;
}
