// Claim: the task shares x and may read it before or after the parent's write. Source: semantics.md §5; OpenMP 5.2 §5.1.1
static int x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    y = x; //@ race(x)
    x = 5; //@ race(x)
  }
  return y > 5;
}
