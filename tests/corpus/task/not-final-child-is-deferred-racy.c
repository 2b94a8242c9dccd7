// Claim: with final(0) the child is an ordinary task. Source: semantics.md §5; OpenMP 5.2 §12.3
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task final(0)
    {
#pragma omp task
      x = 1; //@ race(x)
      y = x; //@ race(x)
    }
  }
  return y;
}
