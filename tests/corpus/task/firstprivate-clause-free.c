// Claim: firstprivate on the task copies x when the task is generated. Source: semantics.md §8; OpenMP 5.2 §5.4.4
// Output: differs without OpenMP
int main(void) {
  int x = 1, y = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task firstprivate(x)
    {
      x = x + 5;
      y = x;
    }
    x = x + 2;
  }
  return x + y;
}
