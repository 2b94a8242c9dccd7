// Claim: outside single each thread generates its own instance of the task. Source: semantics.md §5; OpenMP 5.2 §12.5
// Output: depends on the team size
static int x;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp task
    x++; //@ race(x)
  }
  return x;
}
